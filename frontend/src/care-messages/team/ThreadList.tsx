import { ClockCircleOutlined, CommentOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { useRefetchOnFocus } from '#src/ui/hooks/useRefetchOnFocus';
import { Card } from '#src/ui/layout/Card';
import { EmptyList } from '#src/ui/lists/EmptyList';
import { useCareThreadsQuery, type CareThreadsQuery } from './gql/generated';
import styles from './team-messages.module.css';
import { threadFilters, type ThreadFilter } from './thread-filters';

type Thread = CareThreadsQuery['careThreads']['edges'][number]['node'];

/** Conversations of a page, and the time between two looks for new ones, in milliseconds. */
const pageSize = 25;
const pollMs = 60_000;

interface Props {
  readonly filter: ThreadFilter;
  /** The patient whose conversation is open. */
  readonly chosen: string | null;
  readonly addressOf: (patientId: string | null, show?: ThreadFilter['key']) => string;
}

/** Conversations within reach: waiting ones first, the longest wait on top. */
export function ThreadList({ filter, chosen, addressOf }: Props) {
  const query = useCareThreadsQuery({ variables: { first: pageSize, ...filter.variables }, pollInterval: pollMs });
  useRefetchOnFocus(query.refetch);
  const waiting = query.data?.careThreads.waiting;
  return (
    <Card title="Conversations" beside={waiting !== undefined && <span>{waiting} waiting</span>}>
      <nav aria-label="Which conversations" className={styles.filters}>
        {threadFilters.map(({ key, label }) => (
          <Link key={key} to={addressOf(chosen, key)} aria-current={key === filter.key ? 'true' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the conversations', failure)}
        skeleton={<TextSkeleton lines={6} />}
      >
        {({ careThreads: { edges, pageInfo } }) => (
          <>
            {edges.length === 0 && (
              <EmptyList title="No conversations here." hint="One begins when a patient or the team writes." />
            )}
            <ul className={styles.rows} aria-label="Conversations">
              {edges.map(({ node }) => (
                <ThreadRow
                  key={node.id}
                  thread={node}
                  isChosen={node.patient.id === chosen}
                  address={addressOf(node.patient.id)}
                />
              ))}
            </ul>
            {pageInfo.hasNextPage && (
              <Button onClick={() => void query.fetchMore({ variables: { after: pageInfo.endCursor } })}>
                Show more
              </Button>
            )}
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}

interface RowProps {
  readonly thread: Thread;
  readonly isChosen: boolean;
  readonly address: string;
}

function ThreadRow({ thread: { patient, waitingSince, overdue, unread, assigneeName }, isChosen, address }: RowProps) {
  return (
    <li className={styles.row}>
      <Link to={address} aria-current={isChosen ? 'true' : undefined} className={styles.name}>
        {patient.name || 'N/A'}
      </Link>
      {waitingSince && (
        <StatusWord
          tone={overdue ? 'error' : 'warning'}
          Icon={overdue ? WarningOutlined : ClockCircleOutlined}
          isSentence
        >
          {overdue ? 'Overdue, waits' : 'Waits'} since {momentText(waitingSince)}
        </StatusWord>
      )}
      {unread > 0 && (
        <StatusWord tone="info" Icon={CommentOutlined} isSentence>
          {unread === 1 ? '1 unread message' : `${unread} unread messages`}
        </StatusWord>
      )}
      {assigneeName && <span className={styles.details}>Assigned to {assigneeName}</span>}
    </li>
  );
}
