import type { SignedInUserFragment } from '../gql/generated';
import type { LoginMode } from './login-errors';

/** What an account may see: the names of spec §6, and those of the team (clinic §2). */
export type Role = 'user' | 'patient' | 'admin' | 'physiotherapist' | 'doctor';

/** The signed-in account. */
export type CurrentUser = SignedInUserFragment;

/** Anything that may stand for a user: the account, or what a navigation carried along. */
export interface RoleBearer {
  readonly id?: unknown;
  readonly userType?: unknown;
  readonly role?: unknown;
}

const roles: readonly Role[] = ['user', 'patient', 'admin', 'physiotherapist', 'doctor'];

/** The role, from `userType` or else `role`, upper or lower case alike (spec §6). */
export function roleOf({ userType, role }: RoleBearer): Role | undefined {
  const name = String(userType ?? role).toLowerCase();
  return roles.find((known) => known === name);
}

/** The door of an account. */
export function modeOf(user: RoleBearer): LoginMode {
  const role = roleOf(user);
  if (role === 'admin') return 'admin';
  return role === 'physiotherapist' || role === 'doctor' ? 'staff' : 'user';
}

/** The user that a navigation carries in its state, if it does (spec §2, login drawer). History can hold anything, so it is not believed further. */
export function userInState(state: unknown): RoleBearer | null {
  if (typeof state !== 'object' || state === null || !('user' in state)) return null;
  const { user } = state;
  return typeof user === 'object' && user !== null ? user : null;
}
