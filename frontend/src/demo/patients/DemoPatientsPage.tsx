import { DemoHeader } from '../DemoHeader';
import styles from '../DemoPage.module.css';
import { samplePatients } from '../sample-data';
import { PatientList } from './PatientList';

/** /demo/patients: the list under a fixed header. */
export function DemoPatientsPage() {
  return (
    <>
      <DemoHeader title="My Patients" />
      <div className={styles.page}>
        <PatientList patients={samplePatients} />
      </div>
    </>
  );
}
