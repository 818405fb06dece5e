import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { dayText, momentText } from '#src/calendar/clinic-time';
import { useClinicToday } from '#src/calendar/useClinicToday';
import { failureText } from '#src/failure-text';
import { staffPaths } from '#src/paths';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { DownloadButton } from '#src/ui/feedback/DownloadButton';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { Screen } from '#src/ui/layout/Screen';
import { FilterBar } from '#src/ui/lists/FilterBar';
import { withChosen } from '#src/ui/lists/select-filter';
import { useListAddress } from '#src/ui/lists/useListAddress';
import {
  useReportMailsQuery,
  useReportPhysiotherapistsQuery,
  useReportQuery,
  type ReportKind,
  type ReportQuery,
} from './gql/generated';
import { filePath, inputOf, reportFilters } from './report-filters';
import type { MailSubject } from './MailDialog';
import { kindNamed, reportKinds, slugOf } from './report-kinds';
import { ReportLines } from './ReportLines';
import { ReportTable } from './ReportTable';
import { savedQuery } from './saved-report';
import styles from './reports.module.css';

const ReportPicture = lazy(() =>
  import('./ReportPicture').then(
    (module) => ({ default: module.ReportPicture }),
    () => ({ default: PictureMissing }),
  ),
);
/** Without its chunk the page stays usable: the table has the same figures. */
const PictureMissing = () => <></>;

const MailDialog = dialogOnDemand(async () => (await import('./MailDialog')).MailDialog);
const SaveReportDialog = dialogOnDemand(async () => (await import('./SaveReportDialog')).SaveReportDialog);

/** /admin/reports/:id: a report with its picture, and the lines behind a figure. */
export function ReportPage() {
  const kind = kindNamed(useParams()['id'] ?? '');
  if (kind) return <ReportOfKind key={kind} kind={kind} />;
  return (
    <Screen title="Report not found">
      <p>
        There is no such report. <Link to={staffPaths.adminReports}>All reports</Link>
      </p>
    </Screen>
  );
}

function ReportOfKind({ kind }: { readonly kind: ReportKind }) {
  const filters = reportFilters[kind];
  const { filters: view, setFilters } = useListAddress(filters);
  const input = inputOf(kind, view, useClinicToday());
  const query = useReportQuery({ variables: { input }, fetchPolicy: 'cache-and-network' });
  const { data: people } = useReportPhysiotherapistsQuery();
  const saving = useDialog<string>();
  const mailing = useDialog<MailSubject>();
  const groupBy = input.groupBy ?? reportKinds[kind].groupings[0];
  const part = { kind, groupBy, measure: input.measure ?? null };
  const isMailOn = useReportMailsQuery().data?.emailIsOffered ?? false;
  // A mail is of all physiotherapists, and never of patients by name.
  const isMailed = isMailOn && groupBy !== 'PATIENT' && !input.physiotherapistId;
  const options = (people?.physiotherapists ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const { title, question } = reportKinds[kind];
  const figure = view.row && view.column ? { row: view.row, column: view.column } : undefined;
  return (
    <Screen
      title={title}
      actions={
        <>
          {(['csv', 'xlsx'] as const).map((format) => (
            <DownloadButton
              key={format}
              address={filePath(input, format)}
              fileName={`report-${slugOf(kind)}.${format}`}
              failureText={(failure) => failureText('Failed to export the report', failure)}
            >
              {format === 'csv' ? 'CSV' : 'Excel'}
            </DownloadButton>
          ))}
          <Button onClick={() => saving.open(savedQuery(kind, filters.write(view)))}>Save</Button>
          {isMailed && <Button onClick={() => mailing.open({ part })}>Mail this</Button>}
        </>
      }
    >
      <p className={styles.lead}>
        {question} <Link to={staffPaths.adminReports}>All reports</Link>
      </p>
      <FilterBar
        label="Filter the report"
        of={filters}
        filters={view}
        options={{ physiotherapistId: withChosen(options, view.physiotherapistId, 'A former physiotherapist') }}
        onChange={(next, how) => setFilters({ ...next, row: '', column: '' }, how)}
        isCard
      />
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the report', failure)}
        skeleton={<TextSkeleton lines={8} />}
      >
        {({ report }) => (
          <div className={figure ? `${styles.split} ${styles.open}` : styles.split}>
            <div className={styles.report}>
              <Facts report={report} />
              <Picture report={report} />
              <ReportTable report={report} view={view} filters={filters} />
            </div>
            {figure && (
              <ReportLines
                key={`${figure.row} ${figure.column}`}
                report={report}
                input={input}
                figure={figure}
                address={filters}
                onClose={() => setFilters({ ...view, row: '', column: '' })}
              />
            )}
          </div>
        )}
      </QueryBoundary>
      {mailing.subject && <MailDialog subject={mailing.subject} {...mailing.frame} />}
      {saving.subject !== null && <SaveReportDialog query={saving.subject} {...saving.frame} />}
    </Screen>
  );
}

type Report = ReportQuery['report'];

function Facts({ report }: { readonly report: Report }) {
  return (
    <div className={styles.facts}>
      <p>
        {dayText(report.from)} to {dayText(report.until)}, as of {momentText(report.asOf)}. Each figure opens the rows
        behind it.
      </p>
      {report.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

function Picture({ report }: { readonly report: Report }) {
  const { pictured } = reportKinds[report.kind];
  if (!pictured || report.rows.length < 2) return null;
  return (
    <div className={styles.picture}>
      <Suspense fallback={null}>
        <ReportPicture report={report} column={pictured} />
      </Suspense>
    </div>
  );
}
