import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { errorOf } from '../../errors';
import {
  PatientsDocument,
  PatientStatsDocument,
  usePatientsQuery,
  usePatientStatsQuery,
  useRestorePatientMutation,
  type PatientRowFragment,
  type PatientsQuery,
} from '../../gql/generated';
import { ErrorBanner } from '../../ui/ErrorBanner';
import { FailureHere } from '../../ui/FailurePlace';
import { useNotify } from '../../ui/Notices';
import { PageTitle } from '../../ui/PageTitle';
import { DeletedPatientNotice, type DeletedRecord } from './DeletedPatientNotice';
import { DeletePatientDialog } from './DeletePatientDialog';
import { failureText } from '../../failure-text';
import { statsOfPage } from './page-stats';
import { PatientDetailsDialog } from './PatientDetailsDialog';
import { PatientExportButtons } from './PatientExportButtons';
import { PatientFilters } from './PatientFilters';
import { PatientFormDialog, type FormSubject } from './PatientFormDialog';
import { PatientList } from './PatientList';
import { PatientStatsCards } from './PatientStatsCards';
import styles from './PatientRecordsPage.module.css';
import { queryFilterOf, searchParamsOf, usePatientSearch } from './usePatientSearch';
import { useViewedPatient } from './useViewedPatient';

/** Rows of a page (spec §9). */
const pageSize = 10;

/** /admin/patient-record: numbers, filters, the list, and the dialogs that change it (spec §2). */
export function PatientRecordsPage() {
  const { filters, page, setFilters, setPage } = usePatientSearch();
  const { viewedId, view, closeView } = useViewedPatient();
  const notify = useNotify();
  const [formSubject, setFormSubject] = useState<FormSubject | null>(null);
  const [toDelete, setToDelete] = useState<PatientRowFragment | null>(null);
  const [deleted, setDeleted] = useState<DeletedRecord | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState<unknown>(null);

  const variables = { filter: queryFilterOf(filters), page, limit: pageSize };
  const list = usePatientsQuery({ variables, fetchPolicy: 'network-only' });
  const stats = usePatientStatsQuery({ fetchPolicy: 'network-only' });
  const [restore, { loading: isRestoring }] = useRestorePatientMutation({
    refetchQueries: [PatientsDocument, PatientStatsDocument],
  });

  const [openedAt] = useState(() => Date.now());
  const pageStats = stats.error && list.data ? statsOfPage(list.data.patients.patients, openedAt) : undefined;

  const { isBeyondEnd, lastPage } = endOf(list.data, page);
  useEffect(() => {
    if (isBeyondEnd && !list.loading) setPage(lastPage, { replace: true });
  }, [isBeyondEnd, lastPage, list.loading, setPage]);

  // A message that goes takes its button along; the focus stays where it was.
  const messages = useRef<HTMLDivElement>(null);
  const withFocusKept = (close: () => void) => () => {
    close();
    messages.current?.focus();
  };
  const undo = async (record: DeletedRecord) => {
    try {
      await restore({ variables: { id: record.id } });
      withFocusKept(() => setDeleted(null))();
      notify(`The record of ${record.name || record.patientId} is back in the list.`);
    } catch (error) {
      setFailure(failureText('Failed to restore patient', errorOf(error)));
    }
  };

  return (
    <>
      <div className={styles.top}>
        <PageTitle title="Patient Records" />
        <div className={styles.buttons}>
          <PatientExportButtons />
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden="true" />}
            onClick={() => setFormSubject({ kind: 'add' })}
          >
            Add Patient
          </Button>
        </div>
      </div>
      <div ref={messages} tabIndex={-1} className={styles.messages}>
        <FailureHere />
        {failure && <ErrorBanner message={failure} onDismiss={withFocusKept(() => setFailure(null))} />}
        {list.error && list.error !== dismissed && (
          <ErrorBanner
            message={failureText('Failed to fetch patients', errorOf(list.error))}
            onDismiss={withFocusKept(() => setDismissed(list.error))}
          />
        )}
        <DeletedPatientNotice
          deleted={deleted}
          isRestoring={isRestoring}
          onUndo={() => deleted && void undo(deleted)}
          onDismiss={withFocusKept(() => setDeleted(null))}
        />
      </div>
      <PatientStatsCards
        stats={stats.data?.patientStats ?? pageStats}
        hasFailed={stats.error !== undefined && list.error !== undefined}
        isPageOnly={pageStats !== undefined}
        onRetry={() => void stats.refetch()}
      />
      <PatientFilters filters={filters} onChange={setFilters} />
      <PatientList
        list={(isBeyondEnd ? undefined : list.data?.patients) ?? list.previousData?.patients}
        page={page}
        pageSize={pageSize}
        isLoading={list.loading || isBeyondEnd}
        hasFailed={list.error !== undefined}
        isFiltered={searchParamsOf(filters).size > 0}
        activity={filters.activity}
        onActivityRemoved={() => setFilters({ ...filters, activity: '' }, 'chosen')}
        actions={{
          onView: ({ id }) => view(id),
          onEdit: ({ id }) => setFormSubject({ kind: 'edit', id }),
          onDelete: setToDelete,
        }}
        onPage={setPage}
        onRetry={() => {
          void list.refetch();
          if (stats.error) void stats.refetch();
        }}
      />
      <PatientDetailsDialog id={viewedId} onClose={closeView} />
      <PatientFormDialog
        subject={formSubject}
        onClose={() => setFormSubject(null)}
        onSaved={(subject, name) => notify(subject.kind === 'add' ? `${name} was added.` : `${name} was saved.`)}
      />
      <DeletePatientDialog
        patient={toDelete && (list.data?.patients.patients.find(({ id }) => id === toDelete.id) ?? toDelete)}
        onClose={() => setToDelete(null)}
        onMismatch={() => setFailure('Mobile number does not match. Deletion cancelled.')}
        onDeleted={setDeleted}
      />
    </>
  );
}

/** The last page of the list, and whether the page asked for lies beyond it, as after its last row was deleted (lesson 20). */
function endOf(data: PatientsQuery | undefined, page: number) {
  const lastPage = Math.max(1, Math.ceil((data?.patients.total ?? 0) / pageSize));
  return { lastPage, isBeyondEnd: data !== undefined && page > lastPage };
}
