import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { useMeQuery } from '../gql/generated';
import { log } from '../log';
import { useNotify } from '../ui/Notices';
import { OtherTabsContext } from './other-tabs';
import type { CurrentUser } from './role';
import { followAccount, replaceCurrentUser } from './session';

/** Who is signed in. `loading` holds until the startup call has ended, whether or not it succeeded (spec §4). */
export interface Auth {
  readonly user: CurrentUser | null;
  readonly loading: boolean;
}

const AuthContext = createContext<Auth>({ user: null, loading: true });

/** Who is signed in is the current-user query in Apollo's cache; signing in and out write it there (session.ts). */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const { data, error } = useMeQuery();
  useFollowOtherTabs();
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

/** Goes over to the account that another tab signed in, or out with it: this tab's calls carry that tab's cookie already. */
function useFollowOtherTabs(): void {
  const client = useApolloClient();
  const tabs = use(OtherTabsContext);
  const notify = useNotify();
  useEffect(() => {
    const follow = async () => {
      const change = await followAccount(client);
      if (!change?.former) return;
      notify(change.present ? 'Another account was signed in in another tab.' : 'You were signed out in another tab.');
    };
    return tabs.listen(() => {
      follow().catch((failure: unknown) => log.warn('The current user could not be read.', failure));
    });
  }, [client, tabs, notify]);
}
