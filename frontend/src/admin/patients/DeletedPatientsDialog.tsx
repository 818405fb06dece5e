import { Button } from 'antd';
import { useState } from 'react';
import { dayText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { useDeletedPatientsQuery, type DeletedRecordRowFragment } from '#src/workplace/gql/generated';
import type { Column } from '#src/ui/lists/DataTable';
import { Dialog, type DialogState } from '#src/ui/dialogs/Dialog';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { FilterBar } from '#src/ui/lists/FilterBar';
import { countOf } from '#src/ui/lists/list-count';
import { listFilters } from '#src/ui/lists/list-filters';
import { ListCard } from '#src/ui/lists/ListCard';
import { textFilter } from '#src/ui/lists/text-filter';
import { usePagedList } from '#src/ui/lists/useList';
import { phoneOrNotAvailable, textOrNotAvailable } from '#src/patients/patient-texts';
import { PatientName } from '#src/patients/PatientName';
import { useRestore, type DeletedRecord } from './useRestore';

const pageSize = 10;
const deletedFilters = listFilters({ search: textFilter('Search', { placeholder: 'Name, phone or PT number' }) });
const dayMs = 24 * 3_600_000;

/** Records deleted within the last 30 days, each with a Restore button. */
export function DeletedPatientsDialog(frame: DialogState) {
  return (
    <Dialog title="Recently deleted" width={960} isClosedBeside {...frame}>
      <ErrorSlot />
      <DeletedPatients />
    </Dialog>
  );
}

interface Actions {
  readonly onRestore: (patient: DeletedRecord) => void;
  /** Whether the record is being restored. */
  readonly isRestoring: (id: string) => boolean;
  /** Time of opening. */
  readonly now: number;
}

/** Formats the remaining time: 30 days on the first day; on the last day, its date. */
function timeLeft({ restorableUntil }: DeletedRecordRowFragment, now: number): string {
  const days = Math.ceil((Date.parse(restorableUntil) - now) / dayMs);
  return days > 1 ? `${days} days` : 'Last day';
}

const columns: readonly Column<DeletedRecordRowFragment, Actions>[] = [
  { title: 'Name', kind: 'lead', cell: ({ patient }) => <PatientName patient={patient} /> },
  { title: 'Condition', kind: 'text', cell: ({ patient }) => textOrNotAvailable(patient.diagnosedWith) },
  { title: 'Mobile Number', kind: 'line', cell: ({ patient }) => phoneOrNotAvailable(patient.contactNumber) },
  {
    title: 'Deleted',
    kind: 'line',
    cell: ({ deletedAt, deletedBy }) => (
      <>
        {dayText(deletedAt)} {deletedBy && <small>by {deletedBy}</small>}
      </>
    ),
  },
  { title: 'Time left', kind: 'line', cell: (record, { now }) => timeLeft(record, now) },
  { title: 'Actions', kind: 'actions', cell: ({ patient }, actions) => <Restore {...{ patient, actions }} /> },
];

function DeletedPatients() {
  const [{ search, page }, setAsked] = useState({ search: '', page: 1 });
  const [now] = useState(() => Date.now());
  const query = useDeletedPatientsQuery({ variables: { search: search || undefined, page, limit: pageSize } });
  const setPage = (wanted: number) => setAsked({ search, page: wanted });
  const list = usePagedList(
    { page, setPage },
    query,
    (data) => data.deletedPatients,
    ({ records }) => records,
    {
      key: search,
    },
  );
  const restore = useRestore();
  return (
    <>
      <FilterBar
        label="Filter deleted patients"
        of={deletedFilters}
        filters={{ search }}
        onChange={(filters) => setAsked({ ...filters, page: 1 })}
      />
      <ListCard
        name="Recently deleted list"
        label="Recently deleted patients"
        list={list}
        count={countOf(list, counted)}
        empty={search ? nobodyFound : nobody}
        failureText={(failure) => failureText('Failed to fetch deleted patients', failure)}
        columns={columns}
        keyOf={({ patient }) => patient.id}
        actions={{ onRestore: restore.run, isRestoring: restore.isBusyWith, now }}
      />
    </>
  );
}

function Restore({ patient, actions }: { readonly patient: DeletedRecord; readonly actions: Actions }) {
  return (
    <Button
      color="primary"
      variant="text"
      size="small"
      aria-label={`Restore ${patient.name || patient.patientId}`}
      loading={actions.isRestoring(patient.id)}
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
const nobodyFound = { title: 'No deleted patient fits this search.', hint: 'Search for less, or empty the search.' };
