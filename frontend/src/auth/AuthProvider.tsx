import { createContext, use, useEffect, useMemo, type ReactNode } from 'react';
import { useMeQuery } from '../gql/generated';
import { log } from '../log';
import type { CurrentUser } from './role';

/** Who is signed in. `loading` holds until the startup call has ended, whether or not it succeeded (spec §4). */
export interface Auth {
  readonly user: CurrentUser | null;
  readonly loading: boolean;
}

const AuthContext = createContext<Auth>({ user: null, loading: true });

/** Asks once, at the start, who is signed in. The answer lives in Apollo's cache; signing in and out write it there (session.ts). */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const { data, error } = useMeQuery();
  useEffect(() => {
    if (error) log.warn('The current user could not be read.', error);
  }, [error]);
  const user = data?.me ?? null;
  const loading = data === undefined && error === undefined;
  const auth = useMemo(() => ({ user, loading }), [user, loading]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** The current user and whether the startup call is still under way. */
export function useAuth(): Auth {
  return use(AuthContext);
}
