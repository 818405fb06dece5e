import { use, useDeferredValue, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import * as text from '#messages/today';
import { AppSessionContext } from '#src/auth/AppSession';
import { OtherTabsContext } from '#src/auth/other-tabs';
import { reauthenticate } from '#src/auth/reauthentication';
import { useInfoToast } from '#src/ui/feedback/toasts';
import { takeEarlyDay } from './early-day';
import type { DayState } from './day-state';
import { DayStore } from './DayStore';

/** Returns the signed-in patient's day. It reloads on focus, when the network returns, and after re-authentication. */
export function useOwnDay(): { readonly day: DayStore; readonly state: DayState } {
  const session = use(AppSessionContext);
  const tabs = use(OtherTabsContext);
  const tellNews = useInfoToast();
  if (!session) throw new Error('useOwnDay needs an AppSession around it.');
  const [day] = useState(() => {
    const onEnded = (sentAt: number) => {
      // A stale response of the previous session: continue in the new one.
      if (sentAt !== reauthenticate.times()) void made.wake();
      // A page without data shows its own link to the sign-in.
      else if (made.state().told) void reauthenticate.open();
    };
    const made: DayStore = new DayStore(session.fetch, onEnded, takeEarlyDay);
    return made;
  });
  const present = useSyncExternalStore(day.subscribe, day.state);
  // Defer the first render of the day, as the page does (main.tsx); later changes render at once.
  const former = useDeferredValue(present);
  const state = former.told ? present : former;
  const userType = state.told?.me?.userType;
  // Also if the startup request failed: the header and the language switch read the AppSession.
  useEffect(() => {
    if (userType) session.noteUserType(userType);
  }, [session, userType]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && reauthenticate.state() === 'in') void day.wake();
    };
    look();
    document.addEventListener('visibilitychange', look);
    // Of two windows side by side, the other one was visible all the time.
    window.addEventListener('focus', look);
    window.addEventListener('online', look);
    let signIns = reauthenticate.times();
    const unsubscribe = reauthenticate.subscribe(() => {
      if (reauthenticate.times() === signIns) return;
      signIns = reauthenticate.times();
      void day.wake();
    });
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      window.removeEventListener('online', look);
      unsubscribe();
    };
  }, [day]);

  const follow = useEffectEvent(async () => {
    const former = day.state().told?.me?.id;
    await day.wake();
    if (former && day.state().told?.me?.id !== former) tellNews(text.otherTab);
  });
  useEffect(() => {
    let isHere = true;
    tabs.listen(() => void (isHere && follow()));
    return () => {
      isHere = false;
    };
  }, [tabs]);
  return { day, state };
}
