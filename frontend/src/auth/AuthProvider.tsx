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
}

const AuthContext = createContext<Auth>({ user: null, loading: true });

/** Who is signed in is the current-user query in Apollo's cache; signing in and out write it there (session.ts). */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const { data, error } = useMeQuery();
  const user = data?.me ?? null;
  const loading = data === undefined && error === undefined;
  const auth = useMemo(() => ({ user, loading }), [user, loading]);
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
