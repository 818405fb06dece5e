import { Progress } from 'antd';
import type { ReactNode } from 'react';
import { dayText } from '#src/calendar/clinic-time';
import type { PatientDetailsQuery } from '#src/workplace/gql/generated';
import { patientFields } from '#src/patients/patient-fields';
import { lastLoginText, textOrNotAvailable } from '#src/patients/patient-texts';
import { AddHistoryForm } from './AddHistoryForm';
import { AddReportForm } from './AddReportForm';
import { CarePlanForm } from './CarePlanForm';
import { DetailsSection } from './DetailsSection';
import styles from './PatientDetails.module.css';
import { RecordStatus } from '#src/patients/RecordStatus';
import type { DetailsForms } from './useDetailsForms';

type Details = PatientDetailsQuery['patientDetails'];

interface Fact {
  readonly label: string;
  readonly value: (details: Details) => ReactNode;
}

const facts: readonly Fact[] = [
  ...patientFields.flatMap(({ shown }): Fact[] =>
    shown ? [{ label: shown.label, value: ({ patient }) => shown.value(patient) }] : [],
  ),
  { label: 'Last login', value: ({ patient }) => lastLoginText(patient.lastLogin) },
];

const carePlanFacts: readonly Fact[] = [
  { label: 'Physiotherapist', value: ({ physiotherapist }) => textOrNotAvailable(physiotherapist?.name ?? null) },
  { label: 'Referring doctor', value: ({ referringDoctor }) => textOrNotAvailable(referringDoctor) },
  { label: 'Planned sessions', value: ({ plannedSessions }) => plannedSessions },
];

interface Props {
  /** The id of the details query: a UUID or a PT number. */
  readonly id: string;
  readonly details: Details;
  readonly forms: DetailsForms;
}

/** A record with its related data, and the forms that add to it. */
export function PatientDetails({ id, details, forms }: Props) {
  const { patient, recoveryPercent, plannedSessions } = details;
  return (
    <div className={styles.details}>
      <div className={styles.heading}>
        <p className={styles.name}>{textOrNotAvailable(patient.name)}</p>
        <span className={styles.muted}>{patient.patientId}</span>
        <RecordStatus isComplete={patient.isProfileComplete} />
      </div>
      <section>
        <h3 className={styles.title}>Recovery</h3>
        <p className={styles.percent}>
          {recoveryPercent}% <span className={styles.muted}>of {plannedSessions} planned sessions completed</span>
        </p>
        <Progress percent={recoveryPercent} showInfo={false} aria-hidden="true" />
      </section>
      <Facts facts={facts} details={details} />
      <DetailsSection
        title="Care plan"
        kind="plan"
        openLabel="Change care plan"
        form={CarePlanForm}
        {...{ id, details, forms }}
      >
        <Facts facts={carePlanFacts} details={details} />
      </DetailsSection>
      <DetailsSection
        title="Medical history"
        kind="history"
        openLabel="Add entry"
        form={AddHistoryForm}
        {...{ id, details, forms }}
      >
        <MedicalHistory entries={details.medicalHistory} />
      </DetailsSection>
      <DetailsSection
        title="Progress reports"
        kind="report"
        openLabel="Add report"
        form={AddReportForm}
        {...{ id, details, forms }}
      >
        <ProgressReports reports={details.progressReports} />
      </DetailsSection>
    </div>
  );
}

function Facts({ facts: shown, details }: { readonly facts: readonly Fact[]; readonly details: Details }) {
  return (
    <dl className={styles.facts}>
      {shown.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.muted}>{label}</dt>
          <dd className={styles.value}>{value(details)}</dd>
        </div>
      ))}
    </dl>
  );
}

function MedicalHistory({ entries }: { readonly entries: Details['medicalHistory'] }) {
  if (entries.length === 0) return <p className={styles.empty}>No medical history recorded yet.</p>;
  return (
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
  );
}

function ProgressReports({ reports }: { readonly reports: Details['progressReports'] }) {
  if (reports.length === 0) return <p className={styles.empty}>No progress reports yet.</p>;
  return (
    <ul className={styles.entries}>
      {reports.map(({ id, content, createdAt, document }) => (
        <li key={id} className={styles.entry}>
          <p className={styles.muted}>
            {dayText(createdAt)}
            {document.replacedByReportId && <strong> Replaced by a newer report</strong>}
          </p>
          <p className={styles.report}>{content}</p>
        </li>
      ))}
    </ul>
  );
}
