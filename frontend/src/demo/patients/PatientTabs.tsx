import pageStyles from '../DemoPage.module.css';
import { WeeklyProgress } from '../progress/WeeklyProgress';
import { sampleSessions, type DemoPatient } from '../sample-data';
import { Tabs } from '../Tabs';
import { useUrlTab } from '../useUrlTab';
import { PatientInfo } from './PatientInfo';
import { PatientSessions } from './PatientSessions';

const info = { id: 'info', label: 'Info' } as const;
const progress = { id: 'progress', label: 'Progress' } as const;
const comments = { id: 'comments', label: 'Comments' } as const;
const sessions = { id: 'sessions', label: 'Sessions' } as const;

/** The four tabs of a patient's details. */
export function PatientTabs({ patient }: { readonly patient: DemoPatient }) {
  const tabs = [info, progress, comments, sessions] as const;
  const [selected, select] = useUrlTab('tab', tabs);
  return (
    <div className={`card card-raised ${pageStyles.card}`}>
      <Tabs label={`Details of ${patient.name}`} tabs={tabs} selected={selected} onSelect={select}>
        {selected === 'info' && <PatientInfo patient={patient} />}
        {selected === 'progress' && <WeeklyProgress values={patient.progressData} />}
        {selected === 'comments' && <p className={pageStyles.quiet}>No comments available.</p>}
        {selected === 'sessions' && <PatientSessions clips={sampleSessions} />}
      </Tabs>
    </div>
  );
}
