import { use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { fetchCurrentUser } from './fetch-current-user';
import { OtherTabsContext } from './other-tabs';
import type { CurrentUser } from './role';
import { useAppSession } from './useAppSession';

/** The signed-in user. `loading` is true until the startup request ends, whether or not it succeeds. */
export interface Auth {
  readonly user: CurrentUser | null;
  readonly loading: boolean;
  /** The startup request failed, so it is unknown whether anybody is signed in. */
  readonly isUnknown: boolean;
  /** Queries the current user again. */
  readonly askAgain: () => void;
}

/** Returns the current user of the visit and the state of the startup request. */
export function useAuth(): Auth {
  const session = useAppSession();
  const { user, isAsking } = useSyncExternalStore(session.subscribe, () => session.known);
  return useMemo(() => {
    const ask = async () => {
      session.noteUnknown(true);
      try {
        session.noteUser(await fetchCurrentUser(session));
      } catch {
        session.noteUnknown(false); // the page offers another attempt
      }
    };
    return {
      user: user ?? null,
      loading: isAsking,
      isUnknown: user === undefined && !isAsking,
      askAgain: () => void ask(),
    };
  }, [session, user, isAsking]);
}

/** Returns a function that replaces the current user, or clears it with null, in this tab and in the others. */
export function useReplaceCurrentUser(): (user: CurrentUser | null) => void {
  const session = useAppSession();
  const tabs = use(OtherTabsContext);
  return useCallback(
    (user) => {
      session.noteUser(user);
      tabs.tell();
    },
    [session, tabs],
  );
}
