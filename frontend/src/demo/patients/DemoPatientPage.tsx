import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '#src/paths';
import { PageTitle } from '#src/ui/layout/PageTitle';
import { DemoHeader } from '../DemoHeader';
import styles from '../DemoPage.module.css';
import { rememberPatient } from '../demo-state';
import { samplePatients } from '../sample-data';
import { BackButton } from './BackButton';
import { PatientHeader } from './PatientHeader';
import { PatientTabs } from './PatientTabs';

/** /demo/patients/:id. The id is parsed as an integer, so that 1abc is 1. */
export function DemoPatientPage() {
  const id = Number.parseInt(useParams().id ?? '', 10);
  const patient = samplePatients.find((candidate) => candidate.id === id);
  const found = patient?.id;
  useEffect(() => {
    if (found !== undefined) rememberPatient(found);
  }, [found]);
  return (
    <>
      <DemoHeader>
        <BackButton />
      </DemoHeader>
      <div className={styles.page}>
        {patient ? (
          <>
            <PatientHeader patient={patient} />
            <PatientTabs patient={patient} />
          </>
        ) : (
          <div>
            <PageTitle title="Patient not found." />
            <p className={styles.text}>The demo has no patient with this number.</p>
            <p className={styles.after}>
              <Link to={paths.demoPatients} className="button">
                All patients
              </Link>
            </p>
          </div>
        )}
      </div>
    </>
  );
}
