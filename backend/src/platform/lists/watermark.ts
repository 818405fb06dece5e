import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ListPosition } from './list-cursor.js';

/** Longer than any request, in seconds. */
const MARGIN_SECONDS = 30;

/**
 * Returns the time from which the next run of a changes feed must read. Call it before the rows are read: a change gets its timestamp when
 * it is written and becomes visible when it commits, so a change that is being written may appear later under an earlier timestamp. The
 * watermark is half a minute in the past, or at the start of the oldest visible write transaction, such as a data load (docs/deploy.md). A
 * run keeps the watermark of its first page, since later pages may miss changes to earlier ones.
 */
export async function readWatermark(em: EntityManager, walk?: ListPosition, margin = MARGIN_SECONDS): Promise<Date> {
  if (walk?.asOf) return walk.asOf;
  // Raw SQL: pg_stat_activity is not mapped.
  const { rows } = await sql<{ asOf: string }>`
    select least(now() - make_interval(secs => ${margin}::int), (select min(xact_start) from pg_stat_activity
      where datname = current_database() and backend_xid is not null)) as "asOf"`.execute(em.getKysely());
  return new Date(rows[0]?.asOf ?? 0);
}
