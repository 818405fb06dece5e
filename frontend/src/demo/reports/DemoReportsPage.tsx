import { Link } from 'react-router-dom';
import { pathOf } from '#src/path-of';
import { paths } from '#src/paths';
import { DemoHeader } from '../DemoHeader';
import styles from '../DemoPage.module.css';
import { useLastPatientId } from '../demo-state';
import { samplePatients, sampleReport } from '../sample-data';
import { PatientReport } from './PatientReport';

/** /demo/reports: the report of the last opened patient, or else the sample one. */
export function DemoReportsPage() {
  const patientId = useLastPatientId() ?? sampleReport.patientId;
  const patient = samplePatients.find(({ id }) => id === patientId);
  const hasReport = patientId === sampleReport.patientId;
  return (
    <>
      <DemoHeader title="Report" />
      <div className={styles.page}>
        {patient && hasReport ? (
          <PatientReport patient={patient} report={sampleReport} />
        ) : (
          <div className={`card card-raised ${styles.card}`}>
            <h2 className={styles.heading}>Report not found.</h2>
            <p className={styles.text}>
              {patient ? `There is no report for ${patient.name} yet.` : 'There is no report for this patient.'} Open a
              patient to see another one.
            </p>
          </div>
        )}
        <p className={styles.actions}>
          {patient && (
            <Link to={pathOf(paths.demoPatient, String(patient.id))} className="button">
              Open {patient.name}
            </Link>
          )}
          <Link to={paths.demoPatients} className="button button-quiet">
            All patients
          </Link>
        </p>
      </div>
    </>
  );
}
