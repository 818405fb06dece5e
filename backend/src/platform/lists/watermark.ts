import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ListPosition } from './list-cursor.js';

/** Longer than any request. */
const MARGIN_SECONDS = 30;

/**
 * Since when whoever reads a list from here on has to ask for changes next time. Asked before the rows are read: a change is stamped
 * while it is written and seen once it is committed, so what is being written now may come to light later under an earlier moment. It is
 * half a minute back, and further while a transaction that the server's role may see is older than that, such as a load of data
 * (docs/deploy.md). A walk keeps the moment of its first page, since what changes behind its back is on none of the later ones.
 */
export async function readWatermark(em: EntityManager, walk?: ListPosition, margin = MARGIN_SECONDS): Promise<Date> {
  if (walk?.asOf) return walk.asOf;
  // Raw: the activity of a server is no table of ours.
  const { rows } = await sql<{ asOf: string }>`
    select least(now() - make_interval(secs => ${margin}::int), (select min(xact_start) from pg_stat_activity
      where datname = current_database() and backend_xid is not null)) as "asOf"`.execute(em.getKysely());
  return new Date(rows[0]?.asOf ?? 0);
}
