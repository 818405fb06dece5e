import { Skeleton } from 'antd';
import { momentText } from '../calendar/clinic-time';
import { failureText } from '../failure-text';
import { Card } from '../ui/layout/Card';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { useRefetchOnFocus } from '../ui/hooks/useRefetchOnFocus';
import { useAnsweredSignsQuery } from './gql/generated';
import styles from './OpenSigns.module.css';

/** Answered danger signs of a plan: the note for staff, the advice to the patient, the responder and the time. */
export function AnsweredSigns({ planId }: { readonly planId: string }) {
  const query = useAnsweredSignsQuery({ variables: { planId } });
  useRefetchOnFocus(query.refetch);
  if (!query.error && !query.data?.answeredTasks.length) return null;
  return (
    <Card title="Answered danger signs">
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the answers', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 2 }} />}
      >
        {({ answeredTasks }) => (
          <ul className={styles.list}>
            {answeredTasks.map(({ id, severity, answeredAt, doctorName, note, advice }) => (
              <li key={id} className={styles.item}>
                <p className={styles.details}>
                  {severity === 'EMERGENCY' ? 'Emergency' : 'Urgent'}, answered {answeredAt && momentText(answeredAt)}
                  {doctorName && ` by ${doctorName}`}
                </p>
                <p className={styles.line}>{note}</p>
                <p className={styles.details}>The patient reads: {advice}</p>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Card>
  );
}
