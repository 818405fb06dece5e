import { ExclamationCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { failureText } from '../failure-text';
import { pageOf, viewAddress, viewIn, type ListView } from '../patients/list-view';
import { ListViewChoice } from '../patients/ListViewChoice';
import { PatientLink } from '../patients/PatientLink';
import { phoneOrNotAvailable, textOrNotAvailable } from '../patients/patient-texts';
import { StatusWord } from '../ui/feedback/StatusWord';
import type { Column } from '../ui/lists/DataTable';
import { FilterBar } from '../ui/lists/FilterBar';
import { countOf } from '../ui/lists/list-count';
import { listFilters, type FilterValues } from '../ui/lists/list-filters';
import { ListCard } from '../ui/lists/ListCard';
import { selectFilter } from '../ui/lists/select-filter';
import { textFilter } from '../ui/lists/text-filter';
import { usePagedList } from '../ui/lists/useList';
import { useListAddress } from '../ui/lists/useListAddress';
import { Screen } from '../ui/layout/Screen';
import { usePatientsQuery, type PatientRowFragment } from '../workplace/gql/generated';
import { useDeskActions, type DeskActions } from './useDeskActions';

const deskFilters = listFilters({
  search: textFilter('Name', { placeholder: 'Search by name' }),
  details: selectFilter('Details', { complete: 'Complete', missing: 'Missing' }),
});

/** Filters and view of the list; both are kept in the address. */
interface Listed {
  readonly filters: FilterValues<typeof deskFilters.fields>;
  readonly view: ListView;
}
const listAddress = {
  read: (params: URLSearchParams): Listed => ({ filters: deskFilters.read(params), view: viewIn(params) }),
  write: ({ filters, view }: Listed) => ({ ...deskFilters.write(filters), ...viewAddress(view) }),
};
const recordStatus = { complete: 'COMPLETE', missing: 'INCOMPLETE' } as const;

const columns: readonly Column<PatientRowFragment, DeskActions>[] = [
  {
    title: 'Name',
    kind: 'lead',
    cell: ({ name, patientId }) => <PatientLink number={patientId}>{textOrNotAvailable(name)}</PatientLink>,
  },
  { title: 'Number', kind: 'line', cell: ({ patientId }) => patientId },
  { title: 'Phone', kind: 'line', cell: ({ contactNumber }) => phoneOrNotAvailable(contactNumber) },
  { title: 'Age', kind: 'number', cell: ({ age }) => textOrNotAvailable(age) },
  {
    title: 'Details',
    kind: 'line',
    cell: ({ isProfileComplete }) =>
      isProfileComplete ? (
        'Complete'
      ) : (
        <StatusWord tone="warning" Icon={ExclamationCircleOutlined}>
          Details missing
        </StatusWord>
      ),
  },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (patient, { book }) => (
      <Button aria-label={`Book ${patient.name || patient.patientId}`} onClick={() => book(patient)}>
        Book
      </Button>
    ),
  },
];

const all = { none: 'No patients', one: '1 patient', many: 'patients' };
const matching = { none: 'No matching patients', one: '1 matching patient', many: 'matching patients' };
const noMatch = { title: 'No patient matches these filters.', hint: 'Change or clear them to see more.' };
const nobody = {
  title: 'Patients appear here once they are registered.',
  hint: 'Add who calls or comes by with “New caller”.',
};

/** /desk/patients: all records, complete or not, without any clinical word. */
export function DeskPatientsPage() {
  const { filters: listed, setFilters: setListed, page, setPage } = useListAddress<Listed>(listAddress);
  const { filters, view } = listed;
  const { search, details } = filters;
  const filter = { ...(search && { search }), ...(details && { status: recordStatus[details] }) };
  const query = usePatientsQuery({ variables: { filter, page, ...pageOf(view) } });
  const list = usePagedList(
    { page, setPage },
    query,
    (data) => data.patients,
    ({ patients }) => patients,
  );
  const isFiltered = deskFilters.given(filters) !== undefined;
  const actions = useDeskActions();
  return (
    <Screen
      title="Patients"
      actions={
        <Button type="primary" onClick={() => actions.call()}>
          New caller
        </Button>
      }
    >
      <FilterBar
        label="Filter patients"
        of={deskFilters}
        filters={filters}
        onChange={(next, options) => setListed({ filters: next, view }, options)}
      />
      <ListCard
        name="Patient list"
        label="Patients"
        list={list}
        count={countOf(list, isFiltered ? matching : all)}
        beside={<ListViewChoice view={view} onChange={(next) => setListed({ filters, view: next })} />}
        empty={isFiltered ? noMatch : nobody}
        failureText={(failure) => failureText('Failed to fetch patients', failure)}
        columns={columns}
        keyOf={({ id }) => id}
        isHighlighted={({ isProfileComplete }) => !isProfileComplete}
        actions={actions}
      />
      {actions.dialogs}
    </Screen>
  );
}
