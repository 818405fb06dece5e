import { withNextPage } from '../appointments/next-page';
import { errorOf } from '../errors';
import { useSessionsPastQuery } from '../gql/generated';
import { LoadError } from '../ui/LoadError';
import { Card } from './Card';
import { sessionsFetchText } from './profile-failures';
import { SessionList } from './SessionList';
import { SessionsSkeleton } from './SessionsSkeleton';
import { sessionsShown } from './useSessionsAhead';

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
      updateQuery: (list, { fetchMoreResult: next }) => ({
        ...list,
        appointments: withNextPage(list.appointments, next.appointments, cursor),
      }),
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
