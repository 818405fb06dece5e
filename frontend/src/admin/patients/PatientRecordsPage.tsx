import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { exportPaths } from '#src/downloads/export-paths';
import { failureText } from '#src/failure-text';
import { usePatientsQuery, usePatientStatsQuery, type PatientRowFragment } from '#src/workplace/gql/generated';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { FilterBar } from '#src/ui/lists/FilterBar';
import { countOf } from '#src/ui/lists/list-count';
import { ListCard } from '#src/ui/lists/ListCard';
import { Screen } from '#src/ui/layout/Screen';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { usePagedList } from '#src/ui/lists/useList';
import { useListAddress } from '#src/ui/lists/useListAddress';
import { ListExport } from '../ListExport';
import { SavedFilters } from '../saved-filters/SavedFilters';
import { ActivityTag } from './ActivityTag';
import { DeletedPatientNotice } from './DeletedPatientNotice';
import { statsOfPage } from './page-stats';
import { patientColumns } from './patient-columns';
import { patientFilters, queryFilterOf, type PatientFilters } from './patient-filters';
import { pageOf, sortOfFile, viewAddress, viewIn, type ListView } from '#src/patients/list-view';
import { ListViewChoice } from '#src/patients/ListViewChoice';
import { PatientExportButtons } from './PatientExportButtons';
import { PatientStatsCards } from './PatientStatsCards';
import type { DeletedRecord } from './useRestore';
import { useViewedPatient } from './useViewedPatient';

/** Loaded on demand: most visits only read. */
const AddPatientDialog = dialogOnDemand(async () => (await import('./AddPatientDialog')).AddPatientDialog);
const RegisterPatientDialog = dialogOnDemand(
  async () => (await import('#src/registration/RegisterPatientDialog')).RegisterPatientDialog,
);
const EditPatientDialog = dialogOnDemand(async () => (await import('./EditPatientDialog')).EditPatientDialog);
const PatientDetailsDialog = dialogOnDemand(async () => (await import('./PatientDetailsDialog')).PatientDetailsDialog);
const DeletePatientDialog = dialogOnDemand(async () => (await import('./DeletePatientDialog')).DeletePatientDialog);
const DeletedPatientsDialog = dialogOnDemand(
  async () => (await import('./DeletedPatientsDialog')).DeletedPatientsDialog,
);

/** Filters and view of the list; both are kept in the address. */
interface Listed {
  readonly filters: PatientFilters;
  readonly view: ListView;
}
const listAddress = {
  read: (params: URLSearchParams): Listed => ({ filters: patientFilters.read(params), view: viewIn(params) }),
  write: ({ filters, view }: Listed) => ({ ...patientFilters.write(filters), ...viewAddress(view) }),
};

/** /admin/patient-record: statistics, filters, the list, and its dialogs. */
export function PatientRecordsPage() {
  const { filters: listed, setFilters: setListed, page, setPage } = useListAddress<Listed>(listAddress);
  const { filters, view } = listed;
  const setFilters = (next: PatientFilters, options?: { readonly replace: boolean }) =>
    setListed({ filters: next, view }, options);
  const query = usePatientsQuery({ variables: { filter: queryFilterOf(filters), page, ...pageOf(view) } });
  const stats = usePatientStatsQuery();
  const list = usePagedList(
    { page, setPage },
    query,
    (data) => data.patients,
    ({ patients }) => patients,
  );
  const { rows } = list;
  const viewed = useViewedPatient();
  const [isViewing, setIsViewing] = useState(false);
  if (viewed.viewedId !== null && !isViewing) setIsViewing(true);
  const adding = useDialog();
  const registering = useDialog();
  const editing = useDialog<PatientRowFragment>();
  const deleting = useDialog<PatientRowFragment>();
  const restoring = useDialog();
  const [deleted, setDeleted] = useState<DeletedRecord | null>(null);
  const { report } = useErrorSlot();
  const [openedAt] = useState(() => Date.now());
  const pageStats = stats.error && rows ? statsOfPage(rows, openedAt) : undefined;
  const isFiltered = patientFilters.given(filters) !== undefined;
  const retry = () => {
    list.retry();
    if (stats.error) void stats.refetch();
  };

  return (
    <Screen
      title="Patient Records"
      actions={
        <>
          <PatientExportButtons />
          <Button onClick={() => registering.open(true)}>Register at the desk</Button>
          <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => adding.open(true)}>
            Add Patient
          </Button>
        </>
      }
    >
      <DeletedPatientNotice deleted={deleted} onGone={() => setDeleted(null)} />
      <PatientStatsCards
        stats={stats.data?.patientStats ?? pageStats}
        hasFailed={stats.error !== undefined && list.error !== undefined}
        isPageOnly={pageStats !== undefined}
        onRetry={() => void stats.refetch()}
      />
      <FilterBar label="Filter patients" of={patientFilters} filters={filters} onChange={setFilters} isCard>
        <Button type="text" onClick={() => restoring.open(true)}>
          Recently deleted
        </Button>
        <SavedFilters list="PATIENTS" address={listAddress} />
      </FilterBar>
      <ListCard
        name="Patient list"
        label="Patients"
        list={{ ...list, retry }}
        count={countOf(list, isFiltered ? matching : all)}
        beside={
          <>
            <ListExport
              addressOf={(format) =>
                exportPaths.listedPatients({ ...patientFilters.write(filters), sort: sortOfFile(view), format })
              }
              fileName="patients-filtered"
            />
            <ActivityTag activity={filters.activity} onRemove={() => setFilters({ ...filters, activity: '' })} />
            <ListViewChoice view={view} onChange={(next) => setListed({ filters, view: next })} />
          </>
        }
        empty={isFiltered ? noMatch : nobody}
        failureText={(failure) => failureText('Failed to fetch patients', failure)}
        columns={patientColumns}
        keyOf={({ id }) => id}
        isHighlighted={({ isProfileComplete }) => !isProfileComplete}
        actions={{ onView: ({ id }) => viewed.view(id), onEdit: editing.open, onDelete: deleting.open }}
      />
      {isViewing && (
        <PatientDetailsDialog
          id={viewed.viewedId}
          isOpen={viewed.viewedId !== null}
          isOwnEntry={viewed.wasOpenedFromList}
          onClose={viewed.closeView}
          onClosed={() => {
            setIsViewing(false);
            if (viewed.viewedId !== null) viewed.closeView(); // loading failed
          }}
        />
      )}
      {adding.subject && <AddPatientDialog {...adding.frame} />}
      {registering.subject && <RegisterPatientDialog {...registering.frame} />}
      {editing.subject && <EditPatientDialog key={editing.subject.id} id={editing.subject.id} {...editing.frame} />}
      {restoring.subject && <DeletedPatientsDialog {...restoring.frame} />}
      {deleting.subject && (
        <DeletePatientDialog
          patient={rows?.find(({ id }) => id === deleting.subject?.id) ?? deleting.subject}
          onMismatch={() => report('Mobile number does not match. Deletion cancelled.')}
          onDeleted={setDeleted}
          {...deleting.frame}
        />
      )}
    </Screen>
  );
}

const all = { none: 'No patients', one: '1 patient', many: 'patients' };
const matching = { none: 'No matching patients', one: '1 matching patient', many: 'matching patients' };
const noMatch = { title: 'No patient matches these filters.', hint: 'Change or clear them to see more.' };
const nobody = {
  title: 'Patients appear here after they sign in for the first time.',
  hint: 'Add Patient fills in the record of one who has; whoever comes without is registered at the desk.',
};
