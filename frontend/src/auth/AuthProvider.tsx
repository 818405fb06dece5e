import { createContext, use, useMemo, type ReactNode } from 'react';
import { useMeQuery } from '../gql/generated';
import type { CurrentUser } from './role';

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
