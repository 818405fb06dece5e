import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';
import { useMeQuery } from '../gql/generated';
import { OtherTabsContext } from './other-tabs';
import type { CurrentUser } from './role';
import { replaceCurrentUser } from './session';

/** Who is signed in. `loading` holds until the startup call has ended, whether or not it succeeded (spec §4). */
export interface Auth {
  readonly user: CurrentUser | null;
  readonly loading: boolean;
  /** The startup call failed: nobody said that nobody is signed in. */
  readonly isUnknown: boolean;
  /** Asks again who is signed in. */
  readonly askAgain: () => void;
}

const AuthContext = createContext<Auth>({ user: null, loading: true, isUnknown: false, askAgain: () => undefined });

/** Who is signed in is the current-user query in Apollo's cache; signing in and out write it there (session.ts). */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  // Asked once in a visit; signing in and out, here or in another tab, write the answer themselves.
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

/** The current user and whether the startup call is still under way. */
export function useAuth(): Auth {
  return use(AuthContext);
}

/** Puts another account, or nobody, in the place of the current user, in this tab and in the others. */
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
