import { dayText } from '#src/calendar/clinic-time';
import { patientFields } from '#src/patients/patient-fields';
import { lastLoginText, notAvailable, phoneOrNotAvailable, textOrNotAvailable } from '#src/patients/patient-texts';
import type { PatientPageQuery } from './gql/generated';
import styles from './PatientRecord.module.css';

/** Fields of the record, except the number, which is shown above with the actions. */
const own = patientFields.flatMap(({ name, shown }) => (shown && name !== 'contactNumber' ? [shown] : []));

/** The record's fields. */
export function PatientRecord({ overview }: { readonly overview: PatientPageQuery['patientOverview'] }) {
  const { patient, account, physiotherapist, referringDoctor } = overview;
  const facts = {
    ...Object.fromEntries(own.map(({ label, value }) => [label, value(patient)])),
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
