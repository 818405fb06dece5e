import { sql, type RawBuilder } from 'kysely';
import type { Actor } from './actor.js';

/**
 * Whose rows a query returns: those that an actor may see, or all, for work that the system does by itself. Each module turns it into an
 * SQL condition in a file `…-scope.ts`, which hides every row from whoever it does not name.
 */
export type VisibleTo = Actor | 'SYSTEM';

/** Whether rows are those of the front desk: of admins and reception. */
export function isDesk(to: VisibleTo): boolean {
  return to !== 'SYSTEM' && (to.role === 'admin' || to.role === 'reception');
}

/** SQL condition of a scope that restricts nothing. */
export const ALL_ROWS = sql`true`;

/**
 * SQL filter on `patient p`: the records that an actor may read by the consents of its client; all for whoever belongs to no client. Each
 * statement that an API key may cause uses it.
 * @param withDeleted whether the statement also reads deleted records
 */
export function recordFilter(to: VisibleTo, withDeleted = false): RawBuilder<unknown> {
  if (to === 'SYSTEM' || to.kind !== 'program' || !to.fence) return ALL_ROWS;
  return withDeleted ? to.fence.deletions : to.fence.records;
}

/** SQL condition of a scope for actors that may see no row. */
export const NO_ROWS = sql`false`;
