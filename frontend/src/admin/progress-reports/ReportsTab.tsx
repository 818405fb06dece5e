import { Button, Skeleton } from 'antd';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { EmptyList } from '#src/ui/lists/EmptyList';
import styles from './ReportsTab.module.css';
import { useProgressReportsQuery, type SignedReportFragment } from './gql/generated';

const AmendReportDialog = dialogOnDemand(async () => (await import('./AmendReportDialog')).AmendReportDialog);

/** Progress reports as they were signed, newest first, with those that others replaced; an admin can write one anew. */
export function ReportsTab({ patientId }: { readonly patientId: string }) {
  const query = useProgressReportsQuery({ variables: { patientId }, fetchPolicy: 'cache-and-network' });
  const amending = useDialog<SignedReportFragment>();
  return (
    <>
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the reports', failure)}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 4 }} />}
      >
        {({ patientOverview: { progressReports, deletedAt } }) =>
          progressReports.length > 0 ? (
            <>
              <p className={styles.note}>Hospitals read each report as it was signed.</p>
              <ul aria-label="Progress reports" className={styles.list}>
                {progressReports.map((report) => (
                  <Report
                    key={report.id}
                    report={report}
                    all={progressReports}
                    onAmend={deletedAt ? undefined : () => amending.open(report)}
                  />
                ))}
              </ul>
            </>
          ) : (
            <EmptyList title="No reports yet." hint="Reports of the team about the course appear here." />
          )
        }
      </QueryBoundary>
      {amending.subject && <AmendReportDialog report={amending.subject} {...amending.frame} />}
    </>
  );
}

interface ReportProps {
  readonly report: SignedReportFragment;
  readonly all: readonly SignedReportFragment[];
  /** Absent for a deleted record. */
  readonly onAmend: (() => void) | undefined;
}

function Report({ report, all, onAmend }: ReportProps) {
  const { content, createdAt, document } = report;
  const successor = all.find(({ id }) => id === document.replacedByReportId);
  const written = momentText(createdAt);
  return (
    <li className={styles.report}>
      <div className={styles.head}>
        <span>
          <strong>{written}</strong>, {document.signedByName}
        </span>
        {!successor && onAmend && (
          <Button aria-label={`Write anew: report of ${written}`} onClick={onAmend}>
            Write anew
          </Button>
        )}
      </div>
      {successor && (
        <p className={styles.replaced}>
          Replaced on {momentText(successor.createdAt)}. Reason: {successor.document.reason}
        </p>
      )}
      <p className={successor ? styles.former : styles.content}>{content}</p>
    </li>
  );
}
