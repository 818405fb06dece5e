import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { dialAddress, whatsappAddress } from '#src/brand/clinic-phone';
import { errorOf } from '#src/errors';
import { failureText } from '#src/failure-text';
import { useLedgerActions, type LedgerActions } from '#src/ledger/useLedgerActions';
import { staffPaths } from '#src/paths';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { Screen } from '#src/ui/layout/Screen';
import { useRefetchQueries } from '#src/ui/hooks/useRefetchQueries';
import { formatPhone } from '#src/values/phone-number';
import { RecordStatus } from '#src/patients/RecordStatus';
import { PatientPlan } from '../recovery/PatientPlan';
import {
  PatientPageDocument,
  PatientTimelineDocument,
  usePatientPageQuery,
  type PatientPageQuery,
} from './gql/generated';
import { pageTabs, tabIn, type PageTab } from './page-tabs';
import { PatientActions } from './PatientActions';
import { PatientStatusPanel } from './PatientStatusPanel';
import styles from './PatientPage.module.css';
import { PatientRecord } from './PatientRecord';
import { PatientTimeline } from './PatientTimeline';

/** Loaded on demand: few visits need it. */
const ConsentsTab = lazy(() =>
  import('../consents/ConsentsTab').then(
    (module) => ({ default: module.ConsentsTab }),
    () => ({ default: NotOpened }),
  ),
);

const FamilyTab = lazy(() =>
  import('../family/FamilyTab').then(
    (module) => ({ default: module.FamilyTab }),
    () => ({ default: NotOpened }),
  ),
);

const PatientDocuments = lazy(() =>
  import('../integrations/PatientDocuments').then(
    (module) => ({ default: module.PatientDocuments }),
    () => ({ default: NotOpened }),
  ),
);

const FilesTab = lazy(() =>
  import('#src/files/FilesCard').then(
    (module) => ({ default: module.FilesCard }),
    () => ({ default: NotOpened }),
  ),
);

const ReportsTab = lazy(() =>
  import('../progress-reports/ReportsTab').then(
    (module) => ({ default: module.ReportsTab }),
    () => ({ default: NotOpened }),
  ),
);

const PaymentsTab = lazy(() =>
  import('./PaymentsTab').then(
    (module) => ({ default: module.PaymentsTab }),
    () => ({ default: NotOpened }),
  ),
);

function NotOpened() {
  return <p role="alert">This could not be opened. Check your connection, then load the page again.</p>;
}

/** Queries to refetch after an action. */
const shown = [PatientPageDocument, PatientTimelineDocument];

/** /admin/patients/PT-000123: a patient's status, timeline and actions. */
export function PatientPage() {
  const { id = '' } = useParams();
  const query = usePatientPageQuery({ variables: { id } });
  const reload = useRefetchQueries();
  const known = query.data?.patientOverview;
  if (!known && query.error && errorOf(query.error).code === 'NOT_FOUND') return <NoSuchRecord named={id} />;
  const title = known ? known.patient.name || known.patient.patientId : 'Patient';
  return (
    <Screen
      title={title}
      beside={known && <WhoItIs overview={known} />}
      actions={
        known && (
          <PatientActions
            key={known.patient.id}
            overview={known}
            onDone={() => reload(shown)}
            readAgain={async () => (await query.refetch()).data?.patientOverview}
          />
        )
      }
    >
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the patient', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 10 }} />}
      >
        {(data) => <Parts key={data.patientOverview.patient.id} data={data} />}
      </QueryBoundary>
    </Screen>
  );
}

/** A retry would not find the record: link to the list and the search. */
function NoSuchRecord({ named }: { readonly named: string }) {
  return (
    <Screen title="No such record">
      <div className={`card ${styles.part}`}>
        <p role="alert">
          There is no record {named}, or it was deleted more than 30 days ago. Look for the patient in{' '}
          <Link to={staffPaths.adminPatientRecord}>the list of records</Link>, or press / to search by name, phone or
          number.
        </p>
      </div>
    </Screen>
  );
}

function WhoItIs({ overview: { patient, deletedAt } }: { readonly overview: PatientPageQuery['patientOverview'] }) {
  const { patientId, contactNumber, isProfileComplete } = patient;
  return (
    <span className={styles.who}>
      <span>{patientId}</span>
      {deletedAt ? <strong>Deleted</strong> : <RecordStatus isComplete={isProfileComplete} />}
      {contactNumber && (
        <>
          <a href={dialAddress(contactNumber)}>{formatPhone(contactNumber)}</a>
          <a href={whatsappAddress(contactNumber)} target="_blank" rel="noreferrer">
            WhatsApp
          </a>
        </>
      )}
    </span>
  );
}

/** Tabs whose parts are cards themselves. */
const ownCards: ReadonlySet<string> = new Set(['consents', 'files', 'payments']);

function Parts({ data }: { readonly data: PatientPageQuery }) {
  const [params] = useSearchParams();
  const part = tabIn(params);
  const { patient, deletedAt, balance } = data.patientOverview;
  const ledger = useLedgerActions({
    patient: { ...patient, name: patient.name ?? '' },
    due: balance.due,
    reloads: shown,
  });
  const actions = deletedAt ? undefined : ledger.actions;
  return (
    <>
      <PatientStatusPanel data={data} actions={actions}>
        {!deletedAt && <PatientPlan patient={patient} canStart={patient.isProfileComplete} />}
      </PatientStatusPanel>
      <nav aria-label="Parts of the page" className={styles.tabs}>
        {pageTabs.map((tab, index) => (
          <Link
            key={tab.name}
            to={{ search: index ? `?tab=${tab.name}` : '' }}
            replace
            preventScrollReset
            aria-current={tab === part ? 'page' : undefined}
            className={styles.tab}
          >
            {tab.label}
          </Link>
        ))}
      </nav>
      <section
        aria-label={part.part ?? part.label}
        className={ownCards.has(part.name) ? undefined : `card ${styles.part}`}
      >
        <Part part={part} overview={data.patientOverview} actions={actions} />
      </section>
      {ledger.dialogs}
    </>
  );
}

interface PartProps {
  readonly part: PageTab;
  readonly overview: PatientPageQuery['patientOverview'];
  /** Absent for a deleted record. */
  readonly actions: LedgerActions | undefined;
}

function Part({ part: { name, label, kinds }, overview, actions }: PartProps) {
  const { id } = overview.patient;
  if (name === 'record') return <PatientRecord overview={overview} />;
  if (name === 'files' && overview.deletedAt)
    return <p className={`card ${styles.part}`}>The files come back with the record.</p>;
  if (name === 'family' && overview.deletedAt)
    return (
      <p>The access of the family ended with the record. The patient can let them in again once it is restored.</p>
    );
  if (name === 'consents' || name === 'family' || name === 'documents' || name === 'files' || name === 'reports')
    return (
      <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} />}>
        {name === 'consents' && (
          <ConsentsTab patientId={id} name={overview.patient.name ?? ''} isDeleted={overview.deletedAt !== null} />
        )}
        {name === 'family' && <FamilyTab patientId={id} />}
        {name === 'reports' && <ReportsTab patientId={id} />}
        {name === 'documents' && <PatientDocuments patientId={id} />}
        {name === 'files' && <FilesTab patientId={id} mayAdd />}
      </Suspense>
    );
  if (name === 'payments')
    return (
      <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
        <PaymentsTab patientId={id} actions={actions} reloads={shown} />
      </Suspense>
    );
  return <PatientTimeline key={name} patientId={id} label={label} kinds={kinds} />;
}
