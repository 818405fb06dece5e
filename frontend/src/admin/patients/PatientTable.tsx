import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { PatientRowFragment } from '../../gql/generated';
import { lastLoginText, phoneOrNotAvailable, textOrNotAvailable } from './patient-texts';
import styles from './PatientTable.module.css';
import { RecordStatus } from './RecordStatus';

/** What can be done with a complete record (spec §4). */
export interface PatientActions {
  readonly onView: (patient: PatientRowFragment) => void;
  readonly onEdit: (patient: PatientRowFragment) => void;
  readonly onDelete: (patient: PatientRowFragment) => void;
}

interface Column {
  readonly title: string;
  readonly className?: string;
  readonly cell: (patient: PatientRowFragment, actions: PatientActions) => ReactNode;
}

const columns: readonly Column[] = [
  { title: 'Name', className: styles.name, cell: (patient) => <PatientName patient={patient} /> },
  { title: 'Age', className: styles.number, cell: ({ age }) => textOrNotAvailable(age) },
  { title: 'Condition', className: styles.condition, cell: ({ diagnosedWith }) => textOrNotAvailable(diagnosedWith) },
  { title: 'Mobile Number', className: styles.nowrap, cell: ({ contactNumber }) => phoneOrNotAvailable(contactNumber) },
  { title: 'Last Login', className: styles.nowrap, cell: ({ lastLogin }) => lastLoginText(lastLogin) },
  {
    title: 'Status',
    className: styles.nowrap,
    cell: (patient) => <RecordStatus isComplete={patient.isProfileComplete} />,
  },
  { title: 'Actions', className: styles.actions, cell: (patient, actions) => <RowActions {...{ patient, actions }} /> },
];

/** How many rows the skeleton has while nothing is known: a full page. */
const skeletonRows = Array.from({ length: 10 }, (_, row) => row);

interface Props {
  /** Undefined while the first page is loading. */
  readonly patients: readonly PatientRowFragment[] | undefined;
  /** Another page is on its way; this one stays until it comes. */
  readonly isStale: boolean;
  readonly actions: PatientActions;
}

/** The patient list (spec §2): a table; where that is too wide, as on a phone, one card for each row. */
export function PatientTable({ patients, isStale, actions }: Props) {
  return (
    <div className={isStale ? `${styles.scroll} ${styles.stale}` : styles.scroll}>
      <table aria-label="Patients" aria-busy={!patients || isStale} className={styles.table}>
        <thead className={styles.head}>
          <tr>
            {columns.map(({ title, className }) => (
              <th key={title} scope="col" className={className}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {patients
            ? patients.map((patient) => <PatientTableRow key={patient.id} patient={patient} actions={actions} />)
            : skeletonRows.map((row) => <SkeletonRow key={row} />)}
        </tbody>
      </table>
    </div>
  );
}

function PatientTableRow({
  patient,
  actions,
}: {
  readonly patient: PatientRowFragment;
  readonly actions: PatientActions;
}) {
  return (
    <tr className={patient.isProfileComplete ? styles.row : `${styles.row} ${styles.incomplete}`}>
      {columns.map(({ title, className, cell }) => (
        <td key={title} className={className} data-title={title}>
          {cell(patient, actions)}
        </td>
      ))}
    </tr>
  );
}

function SkeletonRow() {
  return (
    <tr aria-hidden="true" className={styles.row}>
      {columns.map(({ title, className }) => (
        <td key={title} className={className} data-title={title}>
          <span className={styles.bar}>{'\u00A0'}</span>
        </td>
      ))}
    </tr>
  );
}

function PatientName({ patient }: { readonly patient: PatientRowFragment }) {
  return (
    <>
      <span className={styles.person}>{textOrNotAvailable(patient.name)}</span>
      <span className={styles.patientId}>{patient.patientId}</span>
    </>
  );
}

function RowActions({ patient, actions }: { readonly patient: PatientRowFragment; readonly actions: PatientActions }) {
  if (!patient.isProfileComplete) return <span className={styles.noActions}>No actions available</span>;
  const whose = patient.name || patient.patientId;
  return (
    <span className={styles.buttons}>
      <Button
        color="primary"
        variant="text"
        size="small"
        className={styles.button}
        aria-label={`View ${whose}`}
        onClick={() => actions.onView(patient)}
      >
        View
      </Button>
      <Button
        color="primary"
        variant="text"
        size="small"
        className={styles.button}
        aria-label={`Edit ${whose}`}
        onClick={() => actions.onEdit(patient)}
      >
        Edit
      </Button>
      <Button
        color="danger"
        variant="text"
        size="small"
        className={styles.button}
        aria-label={`Delete ${whose}`}
        onClick={() => actions.onDelete(patient)}
      >
        Delete
      </Button>
    </span>
  );
}
