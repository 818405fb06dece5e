import { useApolloClient } from '@apollo/client/react';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useEffect, useEffectEvent } from 'react';
import { reauthenticate } from '../auth/reauthentication';
import { log } from '../log';
import type { LiveNews } from './live-stream';

const everyMs = 60_000;
/** Minutes between reads while the stream is open: times of the clock and names of patients change without a topic. */
const seldomMinutes = 5;
/** Marks a request as not caused by the user, so that it does not renew the session. */
const context = { headers: { 'X-Background': '1' } };

/** Topics of the days of a calendar from one to another, both YYYY-MM-DD. */
export const isOfDays =
  (from: string, until: string) =>
  (topic: string): boolean =>
    topic === 'calendar' || (topic >= `calendar:${from}` && topic <= `calendar:${until}`);

/**
 * Refetches a query of a page that is open all day when the server says that it changed, and when the page becomes visible; without the
 * stream of changes, each minute. On failure, the data stays until the next refetch.
 * @param isTold whether a topic of the stream concerns the query
 */
export function useBackgroundReads<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  isTold: (topic: string) => boolean,
): void {
  const client = useApolloClient();
  const read = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || reauthenticate.state() !== 'in') return;
    // Not shown: the list keeps the last data.
    client.query<Data>({ query, variables, fetchPolicy: 'network-only', context }).catch(() => undefined);
  });
  const hear = useEffectEvent((news: LiveNews) => {
    // What changed before the stream opened was not told.
    if (news === 'open' || (news !== 'lost' && news.some(isTold))) read();
  });
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    let isLive = () => false;
    const listen = async () => {
      try {
        const { liveStream } = await import('./live-stream');
        if (isOver) return;
        isLive = liveStream.isOpen;
        stop = liveStream.listen((news) => hear(news));
      } catch (error) {
        log.warn('The page cannot be told what changed.', error);
      }
    };
    void listen();
    let minutes = 0;
    const timer = setInterval(() => {
      minutes += 1;
      if (!isLive() || minutes % seldomMinutes === 0) read();
    }, everyMs);
    const look = () => read();
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      stop?.();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
