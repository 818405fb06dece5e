import { sql } from 'kysely';
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

/** SQL condition of a scope for actors that may see no row. */
export const NO_ROWS = sql`false`;
