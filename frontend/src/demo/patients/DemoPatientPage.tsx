import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { DemoHeader } from '../DemoHeader';
import styles from '../DemoPage.module.css';
import { rememberPatient } from '../demo-state';
import { samplePatients } from '../sample-data';
import { BackButton } from './BackButton';
import { PatientHeader } from './PatientHeader';
import { PatientTabs } from './PatientTabs';

/** /demo/patients/:id. The id is read as an integer, so that 1abc is 1 (spec §2, reading 53). */
export function DemoPatientPage() {
  const id = Number.parseInt(useParams().id ?? '', 10);
  const patient = samplePatients.find((candidate) => candidate.id === id);
  const found = patient?.id;
  useEffect(() => {
    if (found !== undefined) rememberPatient(found);
  }, [found]);
  return (
    <>
      <DemoHeader title={patient ? 'My Patients' : 'Patient not found.'} quiet={patient !== undefined} />
      <div className={styles.page}>
        <BackButton />
        {patient ? (
          <>
            <PatientHeader patient={patient} />
            <PatientTabs patient={patient} />
          </>
        ) : (
          <p className={styles.text}>The demo has no patient with this number. Go back to choose one.</p>
        )}
      </div>
    </>
  );
}
