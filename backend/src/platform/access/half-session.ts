import { accessPolicy, type Permission } from './access-policy.js';
import type { Account, Actor, HalfState } from './actor.js';

/**
 * Permissions of a half session, which lacks its second factor: to complete it or to sign out, and, while the account has no factor, to add
 * one. Everything else meets a visitor, on every endpoint.
 */
export const HALF_SESSION: Partial<Record<Permission, 'always' | 'without factor'>> = {
  'auth.logout': 'always',
  'factor.list': 'always',
  'factor.begin': 'always',
  'factor.verify': 'always',
  'factor.beginPasskey': 'without factor',
  'factor.addPasskey': 'without factor',
  'authenticator.read': 'without factor',
  'authenticator.begin': 'without factor',
  'authenticator.confirm': 'without factor',
};

/** Permissions of a half session that lacks the year of birth: to confirm it or to sign out. */
export const WITHOUT_BIRTH_YEAR: readonly Permission[] = ['auth.logout', 'birthYear.confirm'];

/** Returns the account of a half session if it may use the permission; undefined for everybody else. */
export function halfAccount(actor: Actor, verb: Permission): Account | undefined {
  if (actor.kind !== 'visitor' || !actor.half) return undefined;
  const { lacks, firstStep, hasFactor, ...account } = actor.half;
  const allowed: readonly string[] = accessPolicy[verb];
  if (!mayComplete(actor.half, verb) || !allowed.includes(account.role)) return undefined;
  const { half: _, ...request } = actor;
  return { ...request, kind: 'account', ...account, half: { lacks, firstStep, hasFactor } };
}

function mayComplete({ lacks, hasFactor }: HalfState, verb: Permission): boolean {
  if (lacks === 'BIRTH_YEAR') return WITHOUT_BIRTH_YEAR.includes(verb);
  const when = HALF_SESSION[verb];
  return when === 'always' || (when === 'without factor' && !hasFactor);
}
