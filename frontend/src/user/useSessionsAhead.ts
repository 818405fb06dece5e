import { useState } from 'react';
import { useSessionsAheadQuery, type OwnSessionFragment } from '../gql/generated';

/** Number of sessions shown before 'Show more'. */
export const sessionsShown = 10;

const hourMs = 3_600_000;

/** A patient's upcoming sessions. */
export interface Ahead {
  /** Earliest first; undefined before the first load. */
  readonly sessions: readonly OwnSessionFragment[] | undefined;
  /** The earliest agreed session, else the earliest requested one. */
  readonly next: OwnSessionFragment | undefined;
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly loadMore: () => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  /** Start of the upcoming sessions; earlier ones are past; ISO 8601. */
  readonly boundary: string;
}

/** Loads the upcoming sessions. A session counts as upcoming for an hour after it begins, so that a late patient still sees it. */
export function useSessionsAhead(isAsked: boolean): Ahead {
  const [boundary] = useState(() => new Date(Date.now() - hourMs).toISOString());
  const { data, error, fetchMore, refetch } = useSessionsAheadQuery({
    variables: { first: sessionsShown, from: boundary },
    skip: !isAsked,
  });
  const sessions = data?.appointments.edges.map(({ node }) => node);
  const cursor = data?.appointments.pageInfo.hasNextPage ? data.appointments.pageInfo.endCursor : null;
  const loadMore = async () => cursor && fetchMore({ variables: { after: cursor } });
  return {
    sessions,
    next: data?.next.edges[0]?.node ?? sessions?.find(({ status }) => status === 'PENDING'),
    error,
    hasMore: Boolean(cursor),
    loadMore,
    reload: () => refetch(),
    boundary,
  };
}
