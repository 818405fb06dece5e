import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { log } from '../log';
import type { AppSession } from './AppSession';
import { setLongTimeout } from './long-timeout';
import { sessionTime, subscribeToSessionTime, type SessionTime } from './session-time';
import { reauthenticate } from './reauthentication';
import { fetchCurrentUser } from './fetch-current-user';

/** Events that count as use. Pointer moves do not: a bumped table moves the mouse. */
const signsOfUse = ['keydown', 'pointerdown', 'wheel'] as const;
/** Minimum interval between renewals; the server records use no more often. */
const toldEveryMs = 60_000;
/** Delay after expiry until the server is asked; an earlier request would renew the session. */
const askedAfterMs = 2_000;

/** Watches the session's expiry: renews it while the page is in use, offers to extend it, and opens re-authentication after expiry. */
export function useSessionExpiry(session: AppSession, accountId: string) {
  const time = useSyncExternalStore(subscribeToSessionTime, sessionTime);
  const [offeredFor, setOfferedFor] = useState<SessionTime | null>(null);
  const isOffered = time !== null && offeredFor === time;

  const stay = useCallback(async (): Promise<boolean> => {
    const sentAt = reauthenticate.times();
    try {
      const present = await fetchCurrentUser(session);
      if (present?.id !== accountId) void reauthenticate.ask(sentAt);
      return true;
    } catch (error) {
      log.warn('The session could not be kept.', error);
      return false;
    }
  }, [session, accountId]);

  useEffect(() => {
    if (!time) return undefined;
    // Timers run late after the device sleeps: check the clock when the page becomes visible, too.
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
    // While the offer is open, only its buttons renew the session.
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
