import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';
import { useMeQuery } from '../gql/generated';
import { OtherTabsContext } from './other-tabs';
import type { CurrentUser } from './role';
import { replaceCurrentUser } from './session';

/** The signed-in user. `loading` is true until the startup request ends, whether or not it succeeds. */
export interface Auth {
  readonly user: CurrentUser | null;
  readonly loading: boolean;
  /** The startup request failed, so it is unknown whether anybody is signed in. */
  readonly isUnknown: boolean;
  /** Queries the current user again. */
  readonly askAgain: () => void;
}

const AuthContext = createContext<Auth>({ user: null, loading: true, isUnknown: false, askAgain: () => undefined });

/** Provides the current user from the current-user query in Apollo's cache. Sign-in and sign-out write to it (session.ts). */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  // Queried once per visit; sign-in and sign-out, also in other tabs, update the cache.
  const { data, error, loading: isAsking, refetch } = useMeQuery({ fetchPolicy: 'cache-first' });
  const user = data?.me ?? null;
  const isUnknown = data === undefined && error !== undefined;
  const loading = data === undefined && (isAsking || error === undefined);
  const auth = useMemo(
    () => ({ user, loading, isUnknown, askAgain: () => void refetch().catch(() => undefined) }),
    [user, loading, isUnknown, refetch],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Returns the current user and the state of the startup request. */
export function useAuth(): Auth {
  return use(AuthContext);
}

/** Returns a function that replaces the current user, or clears it with null, in this tab and in the others. */
export function useReplaceCurrentUser(): (user: CurrentUser | null) => void {
  const { cache } = useApolloClient();
  const tabs = use(OtherTabsContext);
  return useCallback(
    (user) => {
      replaceCurrentUser(cache, user);
      tabs.tell();
    },
    [cache, tabs],
  );
}
