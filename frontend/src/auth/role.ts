import type { SignedInUserFragment } from '../gql/generated';
import type { LoginMode } from './login-errors';

/** Roles of accounts. */
export type Role = 'user' | 'patient' | 'admin' | 'physiotherapist' | 'doctor' | 'reception';

/** The signed-in account. */
export type CurrentUser = SignedInUserFragment;

/** The fields that determine a role, of an account or of a user in the navigation state. */
export interface RoleBearer {
  readonly id?: unknown;
  readonly userType?: unknown;
  readonly role?: unknown;
}

const roles: readonly Role[] = ['user', 'patient', 'admin', 'physiotherapist', 'doctor', 'reception'];

/** Returns the role from `userType`, else from `role`, ignoring case. */
export function roleOf({ userType, role }: RoleBearer): Role | undefined {
  const name = String(userType ?? role).toLowerCase();
  return roles.find((known) => known === name);
}

/** Returns the sign-in mode of an account. */
export function modeOf(user: RoleBearer): LoginMode {
  const role = roleOf(user);
  if (role === 'admin') return 'admin';
  return role === 'physiotherapist' || role === 'doctor' || role === 'reception' ? 'staff' : 'user';
}

/** Returns the user in the navigation state, if any. It is untrusted, because history can hold anything. */
export function userInState(state: unknown): RoleBearer | null {
  if (typeof state !== 'object' || state === null || !('user' in state)) return null;
  const { user } = state;
  return typeof user === 'object' && user !== null ? user : null;
}
