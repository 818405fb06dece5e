import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { dayText, momentText } from '../calendar/clinic-time';
import { failureText } from '../failure-text';
import { dialogOnDemand } from '../ui/dialogs/dialogOnDemand';
import { useDialog } from '../ui/dialogs/useDialog';
import { ErrorSlot, ErrorSlotProvider } from '../ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { useAction } from '../ui/hooks/useAction';
import { useRefetchOnFocus } from '../ui/hooks/useRefetchOnFocus';
import { Card } from '../ui/layout/Card';
import {
  PhaseReportsDocument,
  usePhaseReportsQuery,
  useRevokeReportLinkMutation,
  type PhaseReportsQuery,
  type ReportLinkFragment,
} from './gql/generated';
import styles from './ReportsCard.module.css';
import { reportPdf } from './report-paths';

const CreateLinkDialog = dialogOnDemand(async () => (await import('./CreateLinkDialog')).CreateLinkDialog);
const CreatedLinkDialog = dialogOnDemand(async () => (await import('./CreatedLinkDialog')).CreatedLinkDialog);

interface Props {
  readonly planId: string;
  readonly mayShare: boolean;
}

type Report = PhaseReportsQuery['phaseReports'][number];

/** The reports of the phases that were left, as PDFs, and the links by which the patient's doctor opens them without an account. */
export function ReportsCard({ planId, mayShare }: Props) {
  const query = usePhaseReportsQuery({ variables: { planId }, fetchPolicy: 'cache-and-network' });
  useRefetchOnFocus(query.refetch);
  const creating = useDialog<Report>();
  const created = useDialog<string>();
  const [url, setUrl] = useState<string>();
  return (
    <ErrorSlotProvider>
      <Card title="Reports of phases">
        <ErrorSlot />
        <QueryBoundary
          query={query}
          failureText={(failure) => failureText('Failed to fetch the reports', failure)}
          skeleton={<Skeleton active title={false} paragraph={{ rows: 2 }} />}
        >
          {({ phaseReports }) =>
            phaseReports.length === 0 ? (
              <p>The first report is written when a phase is left.</p>
            ) : (
              <ul className={styles.list}>
                {phaseReports.map((report) => (
                  <ReportItem
                    key={report.id}
                    report={report}
                    mayShare={mayShare}
                    onShare={() => creating.open(report)}
                  />
                ))}
              </ul>
            )
          }
        </QueryBoundary>
        {creating.subject && (
          <CreateLinkDialog
            report={creating.subject}
            {...creating.frame}
            onCreated={setUrl}
            onClosed={() => {
              creating.frame.onClosed();
              if (url) created.open(url);
              setUrl(undefined);
            }}
          />
        )}
        {created.subject && <CreatedLinkDialog url={created.subject} {...created.frame} />}
      </Card>
    </ErrorSlotProvider>
  );
}

interface ItemProps {
  readonly report: Report;
  readonly mayShare: boolean;
  readonly onShare: () => void;
}

function ReportItem({ report: { id, fromPhase, createdAt, links }, mayShare, onShare }: ItemProps) {
  const name = `phase ${fromPhase}`;
  return (
    <li>
      <div className={styles.head}>
        <span>
          Phase {fromPhase}, left on {dayText(createdAt)}
        </span>
        <span className={styles.buttons}>
          <Button href={reportPdf(id)} target="_blank" rel="noreferrer" aria-label={`Open the report of ${name}`}>
            Open
          </Button>
          {mayShare && (
            <Button onClick={onShare} aria-label={`Create a link to the report of ${name}`}>
              Create a link
            </Button>
          )}
        </span>
      </div>
      {links.length > 0 && (
        <ul className={styles.links} aria-label={`Links to the report of ${name}`}>
          {links.map((link) => (
            <LinkItem key={link.id} link={link} mayRevoke={mayShare} />
          ))}
        </ul>
      )}
    </li>
  );
}

function LinkItem({ link, mayRevoke }: { readonly link: ReportLinkFragment; readonly mayRevoke: boolean }) {
  const [revoke] = useRevokeReportLinkMutation();
  const { run, isBusy } = useAction({
    send: async () => {
      await revoke({ variables: { id: link.id } });
      return 'The link was revoked.';
    },
    failureText: (failure) => failureText('The link was not revoked', failure),
    reloads: [PhaseReportsDocument],
  });
  // The list is read again when the page is looked at again: a link that expires meanwhile is shown as live until then.
  const [now] = useState(() => new Date().toISOString());
  const isLive = !link.revokedAt && link.expiresAt > now;
  return (
    <li className={styles.link}>
      <span className={isLive ? undefined : styles.ended}>
        {standingText(link, isLive)}. {openedText(link)}
      </span>
      {isLive && mayRevoke && (
        <Button
          size="small"
          loading={isBusy}
          onClick={() => run()}
          aria-label={`Revoke the link of ${momentText(link.createdAt)}`}
        >
          Revoke
        </Button>
      )}
    </li>
  );
}

/** Returns until when a link opens the report, or since when it does not. */
function standingText({ createdAt, expiresAt, revokedAt }: ReportLinkFragment, isLive: boolean): string {
  if (isLive) return `Link of ${momentText(createdAt)}, until ${momentText(expiresAt)}`;
  return revokedAt ? `Link revoked ${momentText(revokedAt)}` : `Link expired ${momentText(expiresAt)}`;
}

function openedText({ openings }: ReportLinkFragment): string {
  const [newest] = openings;
  if (!newest) return 'Not opened.';
  const times = openings.length === 1 ? 'once' : `${openings.length} times`;
  return `Opened ${times}, last ${momentText(newest.openedAt)}.`;
}
