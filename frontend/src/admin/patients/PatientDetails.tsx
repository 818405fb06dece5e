import { Progress } from 'antd';
import type { ReactNode } from 'react';
import type { PatientDetailsQuery } from '../../gql/generated';
import {
  dayText,
  genderLabels,
  lastLoginText,
  notAvailable,
  phoneOrNotAvailable,
  textOrNotAvailable,
} from './patient-texts';
import styles from './PatientDetails.module.css';
import { RecordStatus } from './RecordStatus';

type Details = PatientDetailsQuery['patientDetails'];

const facts: readonly { readonly label: string; readonly value: (details: Details) => ReactNode }[] = [
  { label: 'Age', value: ({ patient }) => textOrNotAvailable(patient.age) },
  { label: 'Gender', value: ({ patient }) => (patient.gender ? genderLabels[patient.gender] : notAvailable) },
  { label: 'Condition', value: ({ patient }) => textOrNotAvailable(patient.diagnosedWith) },
  { label: 'Blood group', value: ({ patient }) => textOrNotAvailable(patient.bloodGroup) },
  { label: 'Mobile number', value: ({ patient }) => phoneOrNotAvailable(patient.contactNumber) },
  { label: 'Emergency contact', value: ({ patient }) => phoneOrNotAvailable(patient.emergencyContactNumber) },
  { label: 'Address', value: ({ patient }) => textOrNotAvailable(patient.address) },
  { label: 'Last login', value: ({ patient }) => lastLoginText(patient.lastLogin) },
  { label: 'Physiotherapist', value: ({ physiotherapist }) => textOrNotAvailable(physiotherapist?.name ?? null) },
  { label: 'Referring doctor', value: ({ referringDoctor }) => textOrNotAvailable(referringDoctor) },
];

/** A record with what belongs to it. */
export function PatientDetails({ details }: { readonly details: Details }) {
  const { patient, recoveryPercent, plannedSessions } = details;
  return (
    <div className={styles.details}>
      <div className={styles.heading}>
        <p className={styles.name}>{textOrNotAvailable(patient.name)}</p>
        <span className={styles.muted}>{patient.patientId}</span>
        <RecordStatus isComplete={patient.isProfileComplete} />
      </div>
      <section className={styles.recovery}>
        <h3 className={styles.title}>Recovery</h3>
        <p className={styles.percent}>
          {recoveryPercent}% <span className={styles.muted}>of {plannedSessions} planned sessions completed</span>
        </p>
        <Progress percent={recoveryPercent} showInfo={false} aria-hidden="true" />
      </section>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.muted}>{label}</dt>
            <dd className={styles.value}>{value(details)}</dd>
          </div>
        ))}
      </dl>
      <MedicalHistory entries={details.medicalHistory} />
      <ProgressReports reports={details.progressReports} />
    </div>
  );
}

function MedicalHistory({ entries }: { readonly entries: Details['medicalHistory'] }) {
  return (
    <section>
      <h3 className={styles.title}>Medical history</h3>
      {entries.length === 0 && <p className={styles.empty}>No medical history recorded yet.</p>}
      <ul className={styles.entries}>
        {entries.map(({ id, diagnosis, treatment, surgeryDetails }) => (
          <li key={id} className={styles.entry}>
            <p className={styles.entryTitle}>{diagnosis}</p>
            <p className={styles.line}>
              <span className={styles.muted}>Treatment:</span> {textOrNotAvailable(treatment)}
            </p>
            <p className={styles.line}>
              <span className={styles.muted}>Surgery:</span> {textOrNotAvailable(surgeryDetails)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProgressReports({ reports }: { readonly reports: Details['progressReports'] }) {
  return (
    <section>
      <h3 className={styles.title}>Progress reports</h3>
      {reports.length === 0 && <p className={styles.empty}>No progress reports yet.</p>}
      <ul className={styles.entries}>
        {reports.map(({ id, content, createdAt }) => (
          <li key={id} className={styles.entry}>
            <p className={styles.muted}>{dayText(createdAt)}</p>
            <p className={styles.report}>{content}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
