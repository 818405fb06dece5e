import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { setLongTimeout } from '#src/auth/long-timeout';
import { sessionTime, subscribeToSessionTime } from '#src/auth/session-time';
import { reauthenticate } from '#src/auth/reauthentication';

/** Session extension and re-authentication. If loading fails, the page is signed out. */
const AccountArea = lazy(() =>
  import('#src/auth/AccountArea').then(
    (module) => ({ default: module.AccountArea }),
    () => {
      reauthenticate.giveUp();
      return { default: () => <></> };
    },
  ),
);

/** Overlay of session expiry on the pages of a patient's day. */
export function DaySessionOverlay() {
  const state = useSyncExternalStore(reauthenticate.subscribe, reauthenticate.state);
  const time = useSyncExternalStore(subscribeToSessionTime, sessionTime);
  const [isNeeded, setIsNeeded] = useState(false);
  if (state !== 'in' && !isNeeded) setIsNeeded(true);
  useEffect(() => {
    if (!time || isNeeded) return undefined;
    return setLongTimeout(() => setIsNeeded(true), time.offersAt);
  }, [time, isNeeded]);
  return (
    isNeeded && (
      <Suspense>
        <AccountArea>{null}</AccountArea>
      </Suspense>
    )
  );
}
