import { textOrNotAvailable } from './patient-texts';
import { PatientLink } from './PatientLink';
import styles from './PatientName.module.css';

/** The patient of a row: name and PT number. */
export function PatientName({ patient }: { readonly patient: { readonly name: string; readonly patientId: string } }) {
  return (
    <>
      <span className={styles.person}>
        <PatientLink number={patient.patientId}>{textOrNotAvailable(patient.name)}</PatientLink>
      </span>
      <span className={styles.patientId}>{patient.patientId}</span>
    </>
  );
}
