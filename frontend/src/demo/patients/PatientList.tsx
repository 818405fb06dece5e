import type { DemoPatient } from '../sample-data';
import { PatientCard } from './PatientCard';
import styles from './PatientList.module.css';

/** A list of patient cards. */
export function PatientList({ patients }: { readonly patients: readonly DemoPatient[] }) {
  return (
    <ul className={styles.list}>
      {patients.map((patient) => (
        <li key={patient.id}>
          <PatientCard patient={patient} />
        </li>
      ))}
    </ul>
  );
}
