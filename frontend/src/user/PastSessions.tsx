import { errorOf } from '../errors';
import { useSessionsPastQuery, type SessionsPastQuery } from '../gql/generated';
import { LoadError } from '../ui/LoadError';
import { Card } from './Card';
import { sessionsFetchText } from './profile-failures';
import { SessionList } from './SessionList';
import { SessionsSkeleton } from './SessionsSkeleton';
import { sessionsShown } from './useSessionsAhead';

/** The list with its next page; as it is when it has moved on since that page was asked for. */
function withNextPage(list: SessionsPastQuery, page: SessionsPastQuery, cursor: string): SessionsPastQuery {
  if (list.appointments.pageInfo.endCursor !== cursor) return list;
  const { edges, pageInfo } = page.appointments;
  return { appointments: { ...list.appointments, edges: [...list.appointments.edges, ...edges], pageInfo } };
}

/** What began before a moment, newest first: completed, missed with its reason, canceled. */
export function PastSessions({ before }: { readonly before: string }) {
  const { data, error, fetchMore, refetch } = useSessionsPastQuery({
    variables: { first: sessionsShown, before },
    fetchPolicy: 'network-only',
  });
  const sessions = data?.appointments.edges.map(({ node }) => node);
  const cursor = data?.appointments.pageInfo.hasNextPage ? data.appointments.pageInfo.endCursor : null;
  const loadMore = async () =>
    cursor &&
    fetchMore({
      variables: { after: cursor },
      updateQuery: (list, { fetchMoreResult }) => withNextPage(list, fetchMoreResult, cursor),
    });
  return (
    <Card title="Past sessions">
      {!sessions && error && <LoadError message={sessionsFetchText(errorOf(error))} onRetry={() => void refetch()} />}
      {!sessions && !error && <SessionsSkeleton />}
      {sessions?.length === 0 && <p>After your first session you will find it here.</p>}
      {sessions && sessions.length > 0 && (
        <SessionList sessions={sessions} what="past sessions" isPast hasMore={Boolean(cursor)} onMore={loadMore} />
      )}
    </Card>
  );
}
