import { dayText } from '../../calendar/clinic-time';
import { genderLabels } from '../../values/genders';
import { lastLoginText, notAvailable, phoneOrNotAvailable, textOrNotAvailable } from '../patients/patient-texts';
import type { PatientPageQuery } from './gql/generated';
import styles from './PatientRecord.module.css';

/** The record as it stands. */
export function PatientRecord({ overview }: { readonly overview: PatientPageQuery['patientOverview'] }) {
  const { patient, account, physiotherapist, referringDoctor } = overview;
  const facts = {
    Age: textOrNotAvailable(patient.age),
    Gender: patient.gender ? genderLabels[patient.gender] : notAvailable,
    Condition: textOrNotAvailable(patient.diagnosedWith),
    'Blood group': textOrNotAvailable(patient.bloodGroup),
    'Emergency contact': phoneOrNotAvailable(patient.emergencyContactNumber),
    Address: textOrNotAvailable(patient.address),
    Account: account ? `${account.fullName || notAvailable}, ${phoneOrNotAvailable(account.mobileNumber)}` : 'None',
    'Last login': lastLoginText(patient.lastLogin),
    Physiotherapist: textOrNotAvailable(physiotherapist?.name ?? null),
    'Referring doctor': textOrNotAvailable(referringDoctor),
    ...(overview.deletedAt && { Deleted: dayText(overview.deletedAt) }),
  };
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([label, value]) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
