import { useEffect, useState } from 'react';
import { addDays, startOfDay } from '../calendar/clinic-time';
import { useTreatedSessionsQuery } from '../gql/generated';

/** Maximum page size (schema/README.md). */
const pageSize = 100;

/** Loads a physiotherapist's sessions on these days, earliest first, page by page until complete. */
export function useTreatedSessions(days: readonly string[]) {
  const from = startOfDay(days[0] ?? '').toISOString();
  const before = startOfDay(addDays(days.at(-1) ?? '', 1)).toISOString();
  const query = useTreatedSessionsQuery({ variables: { first: pageSize, from, before } });
  const { data, fetchMore } = query;
  const pageInfo = data?.appointments.pageInfo;
  const cursor = pageInfo?.hasNextPage ? pageInfo.endCursor : null;
  const [failedAt, setFailedAt] = useState<{ readonly cursor: string; readonly error: unknown } | null>(null);
  const failure = failedAt?.cursor === cursor ? failedAt : null;
  useEffect(() => {
    if (!cursor || failure) return;
    fetchMore({ variables: { after: cursor } }).catch((error: unknown) => setFailedAt({ cursor, error }));
  }, [cursor, failure, fetchMore]);
  const isWhole = data !== undefined && !cursor;
  return {
    data: isWhole ? data.appointments.edges.map(({ node }) => node) : undefined,
    error: query.error ?? failure?.error,
    refetch: () => {
      setFailedAt(null);
      return query.refetch();
    },
  };
}
