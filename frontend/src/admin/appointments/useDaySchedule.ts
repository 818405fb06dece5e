import { useEffect, useState } from 'react';
import { AppointmentsDocument, useAppointmentsQuery } from '../gql/generated';
import { useUnattendedReads } from '../../auth/useUnattendedReads';

/** Maximum page size (schema/README.md). */
const pageSize = 100;

/** Loads all sessions of a clinic day, page by page, and refetches them each minute. */
export function useDaySchedule(day: string) {
  const variables = { first: pageSize, filter: { day } };
  const { data, loading, error, fetchMore, refetch } = useAppointmentsQuery({ variables });
  useUnattendedReads(AppointmentsDocument, variables);
  const [pageFailure, setPageFailure] = useState<{ readonly cursor: string; readonly error: unknown } | null>(null);
  const pageInfo = data?.appointments.pageInfo;
  const cursor = pageInfo?.hasNextPage ? pageInfo.endCursor : null;
  const hereFailure = pageFailure?.cursor === cursor ? pageFailure : null;

  useEffect(() => {
    if (!cursor || hereFailure) return;
    fetchMore({ variables: { after: cursor } }).catch((failure: unknown) => setPageFailure({ cursor, error: failure }));
  }, [cursor, hereFailure, fetchMore]);

  return {
    /** Earliest first; undefined before the first load. */
    sessions: data?.appointments.edges.map(({ node }) => node),
    isLoading: loading || cursor !== null,
    error: error ?? hereFailure?.error,
    reload: () => {
      setPageFailure(null);
      return refetch();
    },
  };
}
