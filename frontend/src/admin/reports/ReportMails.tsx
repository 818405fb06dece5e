import { Button } from 'antd';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { useAction } from '#src/ui/hooks/useAction';
import { Card } from '#src/ui/layout/Card';
import {
  ReportMailsDocument,
  useDeleteReportMailMutation,
  useReportMailsQuery,
  useSendReportMailMutation,
  type MailOfReportsFragment,
} from './gql/generated';
import type { MailSubject } from './MailDialog';
import { reportKinds } from './report-kinds';
import styles from './reports.module.css';

const MailDialog = dialogOnDemand(async () => (await import('./MailDialog')).MailDialog);

const reloads = [ReportMailsDocument];
const keyOf = ({ id }: MailOfReportsFragment) => id;

/** The mails of reports: when they go and to whom, with ways to change, delete and send one to oneself. */
export function ReportMails() {
  const { data } = useReportMailsQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useDeleteReportMailMutation();
  const [send] = useSendReportMailMutation();
  const changing = useDialog<MailSubject>();
  const removal = useAction<MailOfReportsFragment>({
    keyOf,
    send: async ({ id, name }) => {
      await remove({ variables: { id } });
      return `“${name}” was deleted.`;
    },
    failureText: (failure) => failureText('Failed to delete the mail', failure),
    reloads,
  });
  const sending = useAction<MailOfReportsFragment>({
    keyOf,
    send: async ({ id }) => {
      const { data: sent } = await send({ variables: { id } });
      return `It is on its way to ${sent?.sendReportMail.to ?? 'your address'}.`;
    },
    failureText: (failure) => failureText('Failed to send the mail', failure),
    reloads,
  });
  if (!data?.emailIsOffered && !data?.reportMails.length) return null;
  return (
    <Card title="Mails">
      {data.reportMails.length === 0 && <p>No report is mailed. Open a report and choose “Mail this”.</p>}
      <ul className={styles.kinds}>
        {data.reportMails.map((mail) => (
          <li key={mail.id}>
            <strong>{mail.name}</strong>
            <span>
              {mail.reports.map(({ kind }) => reportKinds[kind].title).join(', ')}, next on {momentText(mail.nextAt)},
              to{' '}
              {mail.recipients
                .map(({ name, isReached }) => `${name || 'an admin'}${isReached ? '' : ' (not reached)'}`)
                .join(', ')}
            </span>
            <span>
              <Button
                type="text"
                size="small"
                aria-label={`Send “${mail.name}” to yourself`}
                loading={sending.isBusyWith(mail.id)}
                onClick={() => sending.run(mail)}
              >
                Send to yourself
              </Button>
              <Button
                type="text"
                size="small"
                aria-label={`Change “${mail.name}”`}
                onClick={() => changing.open({ mail })}
              >
                Change
              </Button>
              <Button
                type="text"
                size="small"
                aria-label={`Delete “${mail.name}”`}
                loading={removal.isBusyWith(mail.id)}
                onClick={() => removal.run(mail)}
              >
                Delete
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {changing.subject && <MailDialog subject={changing.subject} {...changing.frame} />}
    </Card>
  );
}
