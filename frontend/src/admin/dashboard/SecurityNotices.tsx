import { SafetyCertificateOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { momentText } from '#src/calendar/clinic-time';
import { Card } from '#src/ui/layout/Card';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { useSecurityNoticesQuery, type SecurityNoticesQuery } from '#src/workplace/gql/generated';
import { noticeLabels } from './notice-labels';
import styles from './SecurityNotices.module.css';

type Notice = SecurityNoticesQuery['securityNotices'][number];

/** Number of notices shown; the others expand together. */
const open = 3;

/** Security notices of the last seven days, such as new access or a changed UPI address; nothing if there are none. */
export function SecurityNotices() {
  const { data } = useSecurityNoticesQuery({ fetchPolicy: 'cache-and-network' });
  const notices = data?.securityNotices ?? [];
  if (notices.length === 0) return null;
  const others = notices.slice(open);
  return (
    <Card title="Security notices of the last 7 days">
      <NoticeList notices={notices.slice(0, open)} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary className={styles.summary}>Show {others.length} more</summary>
          <NoticeList notices={others} />
        </details>
      )}
      <p className={styles.help}>Did none of you do this? Take it back at once, and switch off the account that did.</p>
    </Card>
  );
}

function NoticeList({ notices }: { readonly notices: readonly Notice[] }) {
  return (
    <ul className={styles.list}>
      {notices.map(({ id, kind, at, subject, by }) => {
        const { sentence, to, page } = noticeLabels[kind];
        const isAlarm = kind === 'CODES_USED_UP' || kind === 'CODES_UNUSED';
        return (
          <li key={id} className={styles.notice}>
            <StatusWord tone="warning" Icon={SafetyCertificateOutlined} isSentence>
              {sentence(subject ?? '')}
            </StatusWord>
            <p className={styles.details}>
              {momentText(at)}
              {!isAlarm && ` · by ${by || 'a command at the server'}`} · <Link to={to}>{page}</Link>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
