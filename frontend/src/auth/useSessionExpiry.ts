import type { ApolloClient } from '@apollo/client';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { log } from '../log';
import { setLongTimeout } from './long-timeout';
import { sessionTime, subscribeToSessionTime, type SessionTime } from './session-time';
import { reauthenticate } from './reauthentication';
import { fetchCurrentUser } from './fetch-current-user';

/** What a person does; moving the pointer is none, for a table can be bumped. */
const signsOfUse = ['keydown', 'pointerdown', 'wheel'] as const;
/** Signs of use are told to the server at most this often: it writes them down no more often itself (AU-3). */
const toldEveryMs = 60_000;
/** The server's clock has the last word: it is asked a little after the end, since asking before would be a use. */
const askedAfterMs = 2_000;

/** Follows the end of a session: offers to stay, keeps it while the page is in use, and opens the sign-in when it is over. */
export function useSessionExpiry(client: ApolloClient, accountId: string) {
  const time = useSyncExternalStore(subscribeToSessionTime, sessionTime);
  const [offeredFor, setOfferedFor] = useState<SessionTime | null>(null);
  const isOffered = time !== null && offeredFor === time;

  const stay = useCallback(async (): Promise<boolean> => {
    const sentAt = reauthenticate.times();
    try {
      const present = await fetchCurrentUser(client);
      if (present?.id !== accountId) void reauthenticate.ask(sentAt);
      return true;
    } catch (error) {
      log.warn('The session could not be kept.', error);
      return false;
    }
  }, [client, accountId]);

  useEffect(() => {
    if (!time) return undefined;
    // A device that slept wakes with its timers late, so that the clock is asked when the page is seen again, too.
    const look = () => {
      const sentAt = reauthenticate.times();
      if (Date.now() >= time.endsAt + askedAfterMs)
        void stay().then((isAsked) => isAsked || reauthenticate.ask(sentAt));
      else if (Date.now() >= time.offersAt) setOfferedFor(time);
    };
    const timers = [time.offersAt, time.endsAt + askedAfterMs].map((moment) => setLongTimeout(look, moment));
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const callOff of timers) callOff();
      document.removeEventListener('visibilitychange', look);
    };
  }, [time, stay]);

  useEffect(() => {
    // While the offer stands its answer alone counts.
    if (!time || isOffered) return undefined;
    let isTold = false;
    const use = () => {
      if (isTold || Date.now() < time.usedAt + toldEveryMs || Date.now() >= time.endsAt) return;
      isTold = true;
      void stay().then((isAsked) => (isTold = isAsked));
    };
    for (const sign of signsOfUse) window.addEventListener(sign, use, { passive: true, capture: true });
    return () => {
      for (const sign of signsOfUse) window.removeEventListener(sign, use, { capture: true });
    };
  }, [time, isOffered, stay]);

  return { endsAt: isOffered ? time.endsAt : null, stay };
}
