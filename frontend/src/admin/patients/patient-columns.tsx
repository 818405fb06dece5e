import { Button } from 'antd';
import type { PatientRowFragment } from '#src/workplace/gql/generated';
import type { Column } from '#src/ui/lists/DataTable';
import { lastLoginText, phoneOrNotAvailable, textOrNotAvailable } from '#src/patients/patient-texts';
import styles from './patient-columns.module.css';
import { PatientName } from '#src/patients/PatientName';
import { RecordStatus } from '#src/patients/RecordStatus';

/** Actions on a complete record. */
export interface PatientActions {
  readonly onView: (patient: PatientRowFragment) => void;
  readonly onEdit: (patient: PatientRowFragment) => void;
  readonly onDelete: (patient: PatientRowFragment) => void;
}

/** Columns of the patient list. */
export const patientColumns: readonly Column<PatientRowFragment, PatientActions>[] = [
  { title: 'Name', kind: 'lead', cell: (patient) => <PatientName patient={patient} /> },
  { title: 'Age', kind: 'number', cell: ({ age }) => textOrNotAvailable(age) },
  { title: 'Condition', kind: 'text', cell: ({ diagnosedWith }) => textOrNotAvailable(diagnosedWith) },
  { title: 'Mobile Number', kind: 'line', cell: ({ contactNumber }) => phoneOrNotAvailable(contactNumber) },
  { title: 'Last Login', kind: 'line', cell: ({ lastLogin }) => lastLoginText(lastLogin) },
  { title: 'Status', kind: 'line', cell: (patient) => <RecordStatus isComplete={patient.isProfileComplete} /> },
  { title: 'Actions', kind: 'actions', cell: (patient, actions) => <RowActions {...{ patient, actions }} /> },
];

function RowActions({ patient, actions }: { readonly patient: PatientRowFragment; readonly actions: PatientActions }) {
  if (!patient.isProfileComplete) return <span className={styles.noActions}>No actions available</span>;
  const whose = patient.name || patient.patientId;
  return (
    <span className={styles.buttons}>
      <Button
        color="primary"
        variant="text"
        size="small"
        aria-label={`View ${whose}`}
        onClick={() => actions.onView(patient)}
      >
        View
      </Button>
      <Button
        color="primary"
        variant="text"
        size="small"
        aria-label={`Edit ${whose}`}
        onClick={() => actions.onEdit(patient)}
      >
        Edit
      </Button>
      <Button
        color="danger"
        variant="text"
        size="small"
        aria-label={`Delete ${whose}`}
        onClick={() => actions.onDelete(patient)}
      >
        Delete
      </Button>
    </span>
  );
}
