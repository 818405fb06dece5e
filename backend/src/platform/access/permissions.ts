import type { Role } from './actor.js';
import { accessPolicy, accounts, type KeyScope, type Permission } from './access-policy.js';
import { type FhirScope } from './fhir-permissions.js';

/**
 * Permissions of REST routes that reception has beside what every account has: receipts, bills and statements, streams of changes, sheets of consents, files that it
 * adds and those that it may open.
 */
const OF_DESK_REST: ReadonlySet<Permission> = new Set([
  'receipt.read',
  'bill.read',
  'statement.read',
  'events.listen',
  'treatmentConsent.read',
  'file.add',
  'file.open',
]);

/**
 * Returns whether a REST route grants a permission to reception: the front desk works through GraphQL, and has of REST what every account
 * has, receipts, bills and statements, and the stream of events (bench §1, §5).
 */
export function isDeskRestPermission(verb: Permission): boolean {
  const allowed: readonly (Role | KeyScope | FhirScope)[] = accessPolicy[verb];
  return OF_DESK_REST.has(verb) || accounts.every((role) => allowed.includes(role));
}

/** Returns whether the policy grants a permission to patients or visitors, not to staff alone. */
export function isPatientPermission(verb: Permission): boolean {
  const allowed: readonly (Role | KeyScope | FhirScope)[] = accessPolicy[verb];
  return (['visitor', 'user', 'patient'] as const).some((role) => allowed.includes(role));
}

/** Returns whether a value names a permission of the policy. */
export function isPermission(name: unknown): name is Permission {
  return typeof name === 'string' && Object.hasOwn(accessPolicy, name);
}
