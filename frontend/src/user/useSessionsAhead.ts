import { useState } from 'react';
import { useSessionsAheadQuery, type OwnSessionFragment } from '../gql/generated';

/** How many sessions a list shows before 'Show more'. */
export const sessionsShown = 10;

const hourMs = 3_600_000;

/** What is ahead of a patient, as the blocks of the page need it. */
export interface Ahead {
  /** Earliest first; undefined before anything is known. */
  readonly sessions: readonly OwnSessionFragment[] | undefined;
  /** The earliest session that is agreed, else the earliest that was asked for. */
  readonly next: OwnSessionFragment | undefined;
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly loadMore: () => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  /** What begins from here on is ahead, what began before is past; ISO 8601. */
  readonly boundary: string;
}

/** The sessions that are still to come. One that has begun stays ahead for an hour, so that whoever is late still sees it. */
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
