import { Button } from 'antd';
import { useState } from 'react';
import { dayText } from '../../calendar/clinic-time';
import { failureText } from '../../failure-text';
import { useRecentlyDeletedPatientsQuery, type DeletedPatientRowFragment } from '../gql/generated';
import type { Column } from '../../ui/DataTable';
import { Dialog, type DialogState } from '../../ui/Dialog';
import { FailureHere } from '../../ui/FailurePlace';
import { countText } from '../../ui/list-count';
import { ListCard } from '../../ui/ListCard';
import { useListPage } from '../../ui/useListPage';
import { phoneOrNotAvailable, textOrNotAvailable } from './patient-texts';
import { PatientName } from './PatientName';
import { useRestore } from './useRestore';

const pageSize = 10;

/** The records that were deleted within the last 30 days, and a button to bring each of them back (reading 37). */
export function DeletedPatientsDialog(frame: DialogState) {
  return (
    <Dialog title="Recently deleted" width={860} isClosedBeside {...frame}>
      <FailureHere />
      <DeletedPatients />
    </Dialog>
  );
}

interface Actions {
  readonly onRestore: (patient: DeletedPatientRowFragment) => void;
  /** The record that is on its way back. */
  readonly busyId: string | undefined;
}

const columns: readonly Column<DeletedPatientRowFragment, Actions>[] = [
  { title: 'Name', kind: 'lead', cell: (patient) => <PatientName patient={patient} /> },
  { title: 'Condition', kind: 'text', cell: ({ diagnosedWith }) => textOrNotAvailable(diagnosedWith) },
  { title: 'Mobile Number', kind: 'line', cell: ({ contactNumber }) => phoneOrNotAvailable(contactNumber) },
  { title: 'Deleted', kind: 'line', cell: ({ deletedAt }) => dayText(deletedAt) },
  { title: 'Time left', kind: 'line', cell: ({ daysLeft }) => (daysLeft === 1 ? 'Last day' : `${daysLeft} days`) },
  { title: 'Actions', kind: 'actions', cell: (patient, actions) => <Restore {...{ patient, actions }} /> },
];

function DeletedPatients() {
  const [page, setPage] = useState(1);
  const query = useRecentlyDeletedPatientsQuery({ variables: { page, limit: pageSize } });
  const list = useListPage({ query, pageOf: (data) => data.recentlyDeletedPatients, page, setPage });
  const restore = useRestore();
  const rows = list.known?.patients;
  return (
    <ListCard
      name="Recently deleted list"
      label="Recently deleted patients"
      page={list}
      count={countText(list.known, rows?.length, counted)}
      empty={nobody}
      failureText={(failure) => failureText('Failed to fetch deleted patients', failure)}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      actions={{ onRestore: restore.run, busyId: restore.busyWith?.id }}
    />
  );
}

function Restore({ patient, actions }: { readonly patient: DeletedPatientRowFragment; readonly actions: Actions }) {
  return (
    <Button
      color="primary"
      variant="text"
      size="small"
      aria-label={`Restore ${patient.name || patient.patientId}`}
      loading={patient.id === actions.busyId}
      onClick={() => actions.onRestore(patient)}
    >
      Restore
    </Button>
  );
}

const counted = { none: 'No deleted patients', one: '1 deleted patient', many: 'deleted patients' };
const nobody = {
  title: 'No patient was deleted in the last 30 days.',
  hint: 'A deleted record stays here for 30 days and can be restored.',
};
