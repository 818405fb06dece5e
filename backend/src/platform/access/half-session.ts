import { accessPolicy, type Permission } from './access-policy.js';
import type { Account, Actor } from './actor.js';

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

/** Returns the account of a half session if it may use the permission; undefined for everybody else. */
export function halfAccount(actor: Actor, verb: Permission): Account | undefined {
  if (actor.kind !== 'visitor' || !actor.half) return undefined;
  const { firstStep, hasFactor, ...account } = actor.half;
  const when = HALF_SESSION[verb];
  const allowed: readonly string[] = accessPolicy[verb];
  if (!when || (when === 'without factor' && hasFactor) || !allowed.includes(account.role)) return undefined;
  const { half: _, ...request } = actor;
  return { ...request, kind: 'account', ...account, half: { firstStep, hasFactor } };
}
