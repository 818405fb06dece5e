import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { noPhysiotherapist } from '../../clinic/index.js';
import { treatsAs } from '../../patients/index.js';
import { ALL_ROWS, isDesk, NO_ROWS, type VisibleTo } from '../../platform/access/visible-to.js';
import { isRowId } from '../../platform/inputs/parse-input.js';

/**
 * SQL condition on a physiotherapist `t`: those whose column of the calendar, with all its sessions, an actor may see. All for the front
 * desk; a physiotherapist their own, and that of whoever they cover for today.
 */
export function visibleColumns(to: VisibleTo): RawBuilder<unknown> {
  if (to === 'SYSTEM' || isDesk(to)) return ALL_ROWS;
  return to.role === 'physiotherapist' ? sql`t.id in (select physiotherapist_id from ${treatsAs(to)})` : NO_ROWS;
}

/** Whether an actor may see the sessions that have no physiotherapist. */
export function mayReadUnassigned(to: VisibleTo): boolean {
  return visibleColumns(to) === ALL_ROWS;
}

/** Requires that an actor may see the columns of all these physiotherapists. @throws AppError NOT_FOUND */
export async function requireVisibleColumns(
  em: EntityManager,
  actor: VisibleTo,
  ids: readonly string[],
): Promise<void> {
  const named = [...new Set(ids)];
  if (!named.every(isRowId)) throw noPhysiotherapist();
  const { rows } = await sql`select from physiotherapist t
    where t.id = any(${named}::uuid[]) and t.deleted_at is null and ${visibleColumns(actor)}`.execute(em.getKysely());
  if (rows.length < named.length) throw noPhysiotherapist();
}
