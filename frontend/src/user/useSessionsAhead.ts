import { useState } from 'react';
import type { OwnSessionFragment, SessionsAheadQuery } from '../gql/generated';
import sessionsAhead from './sessions-ahead.graphql?raw';
import { useOwnSessions } from './useOwnSessions';

const hourMs = 3_600_000;

/** A patient's upcoming sessions. */
export interface Ahead {
  /** Earliest first; undefined before the first load. */
  readonly sessions: readonly OwnSessionFragment[] | undefined;
  /** The earliest agreed session, else the earliest requested one. */
  readonly next: OwnSessionFragment | undefined;
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly loadMore: () => Promise<void>;
  readonly refetch: () => Promise<void>;
  /** Start of the upcoming sessions; earlier ones are past; ISO 8601. */
  readonly boundary: string;
}

/** Loads the upcoming sessions. A session counts as upcoming for an hour after it begins, so that a late patient still sees it. */
export function useSessionsAhead(isAsked: boolean): Ahead {
  const [boundary] = useState(() => new Date(Date.now() - hourMs).toISOString());
  const request = { name: 'SessionsAhead', query: sessionsAhead, moments: { from: boundary } };
  const { data, sessions, ...list } = useOwnSessions<SessionsAheadQuery>(request, isAsked);
  const next = data?.next.edges[0]?.node ?? sessions?.find(({ status }) => status === 'PENDING');
  return { ...list, sessions, next, boundary };
}
