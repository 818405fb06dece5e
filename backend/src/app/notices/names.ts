import type { EntityManager } from '@mikro-orm/postgresql';
import type { Tables } from '../../platform/db/tables.js';

/** Finds the name of a physiotherapist; undefined for null. */
export async function findPhysiotherapistName(
  em: EntityManager,
  id: string | null | undefined,
): Promise<string | undefined> {
  if (!id) return undefined;
  const row = await em
    .getKysely<Tables>()
    .selectFrom('physiotherapist')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name;
}

/** Finds the name of an account; undefined if it has none. */
export async function findAccountName(em: EntityManager, id: string): Promise<string | undefined> {
  const row = await em
    .getKysely<Tables>()
    .selectFrom('app_user')
    .select('full_name as name')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name || undefined;
}
