import { useEffect, useState } from 'react';
import { useAppointmentsQuery, type AppointmentsQuery } from '../../gql/generated';

/** The most that one page of the list holds (schema/README.md). */
const pageSize = 100;

/** The list with the page that follows `cursor`; as it is when it has moved on since that page was asked for. */
function withNextPage(list: AppointmentsQuery, next: AppointmentsQuery, cursor: string): AppointmentsQuery {
  if (list.appointments.pageInfo.endCursor !== cursor) return list;
  const { edges, pageInfo } = next.appointments;
  return { appointments: { ...list.appointments, edges: [...list.appointments.edges, ...edges], pageInfo } };
}

/** All sessions of a clinic day: asks for page after page until the day is complete. */
export function useDaySchedule(day: string) {
  const variables = { first: pageSize, filter: { day } };
  const { data, loading, error, fetchMore, refetch } = useAppointmentsQuery({ variables, fetchPolicy: 'network-only' });
  const [pageFailure, setPageFailure] = useState<{ readonly cursor: string; readonly error: unknown } | null>(null);
  const pageInfo = data?.appointments.pageInfo;
  const cursor = pageInfo?.hasNextPage ? pageInfo.endCursor : null;
  const hereFailure = pageFailure?.cursor === cursor ? pageFailure : null;

  useEffect(() => {
    if (!cursor || hereFailure) return;
    fetchMore({
      variables: { after: cursor },
      updateQuery: (list, { fetchMoreResult }) => withNextPage(list, fetchMoreResult, cursor),
    }).catch((failure: unknown) => setPageFailure({ cursor, error: failure }));
  }, [cursor, hereFailure, fetchMore]);

  return {
    /** Earliest first; undefined before anything is known. */
    sessions: data?.appointments.edges.map(({ node }) => node),
    isLoading: loading || cursor !== null,
    error: error ?? hereFailure?.error,
    reload: () => {
      setPageFailure(null);
      return refetch();
    },
  };
}
