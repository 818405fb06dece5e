import type { OwnSessionFragment, SessionsPastQuery } from '../gql/generated';
import ownSession from './own-session.graphql?raw';
import { useOwnQuery } from './useOwnQuery';

/** Number of sessions shown before 'Show more'. */
export const sessionsShown = 10;

/** The most sessions of one request (schema/README.md). */
const mostAtOnce = 100;

interface Request {
  readonly name: string;
  /** The document without the session's fragment. */
  readonly query: string;
  /** The bounds of the list. */
  readonly moments: object;
}

/** A list of sessions that can be lengthened. */
interface OwnSessions<Data> {
  readonly data: Data | undefined;
  /** Undefined before the first load. */
  readonly sessions: readonly OwnSessionFragment[] | undefined;
  readonly error: unknown;
  readonly refetch: () => Promise<void>;
  readonly hasMore: boolean;
  readonly loadMore: () => Promise<void>;
}

/** Queries a list of the patient's sessions. A refetch keeps the length of the list. */
export function useOwnSessions<Data extends SessionsPastQuery>(
  { name, query, moments }: Request,
  isAsked = true,
): OwnSessions<Data> {
  const { data, error, refetch, store } = useOwnQuery<Data>(
    {
      name,
      query: query + ownSession,
      variables: (shown) => {
        const length = shown?.appointments.edges.length ?? 0;
        return { first: Math.min(Math.max(length, sessionsShown), mostAtOnce), ...moments };
      },
    },
    isAsked,
  );
  const pageInfo = data?.appointments.pageInfo;
  const after = pageInfo?.hasNextPage ? pageInfo.endCursor : null;
  const loadMore = async () => {
    if (!after) return;
    const { appointments: next } = await store.ask({ first: sessionsShown, after });
    // A list that was refetched meanwhile stays as it is.
    store.update((shown) =>
      shown.appointments.pageInfo.endCursor === after
        ? { ...shown, appointments: { ...next, edges: [...shown.appointments.edges, ...next.edges] } }
        : shown,
    );
  };
  return {
    data,
    sessions: data?.appointments.edges.map(({ node }) => node),
    error,
    refetch,
    hasMore: after !== null,
    loadMore,
  };
}
