import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { takeAdvisoryLock } from '../db/locked.js';
import { further, LEASE, type ClaimedRow } from './lease.js';
import type { ClaimOf, LeasedQueue } from './leased-job.js';

/** A claimed row, and the end of its lease as PostgreSQL writes it. */
interface Claimed {
  row: ClaimedRow;
  until: string;
}

/** SQL condition on a row `r`: it waits, is due, and no process holds it. */
function isClaimable(queue: LeasedQueue, of: ClaimOf): RawBuilder<unknown> {
  return sql`r.status = ${sql.lit(queue.waiting)} and (r.lease_until is null or r.lease_until <= ${of.now})
    and ${queue.of ?? sql`true`} and ${queue.isDue?.(of) ?? sql`true`}`;
}

/** Rows of a queue that are due and not done, held by a process or not. */
export interface Backlog {
  rows: number;
  /** For how long the oldest has been due; 0 for none. */
  oldestSeconds: number;
}

/** Counts the rows of a queue that are due and not done. */
export async function countBacklog(em: EntityManager, queue: LeasedQueue): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select count(*)::int as rows,
      coalesce(extract(epoch from clock_timestamp() - min(${queue.dueSince})), 0)::float as "oldestSeconds"
    from ${sql.table(queue.table)} r
    where r.status = ${sql.lit(queue.waiting)} and ${queue.of ?? sql`true`} and ${queue.dueSince} <= clock_timestamp()`.execute(
    em.getKysely(),
  );
  return rows[0] ?? { rows: 0, oldestSeconds: 0 };
}

/** Finds the lanes of a queue with due rows. */
export async function findLanes(em: EntityManager, queue: LeasedQueue, now: RawBuilder<Date>): Promise<string[]> {
  if (!queue.lanes) return [''];
  const hasDue = (lane: RawBuilder<unknown>) =>
    sql`exists (select from ${sql.table(queue.table)} r where ${isClaimable(queue, { lane, now })})`;
  const { rows } = await queue.lanes(hasDue).execute(em.getKysely());
  return rows.map(({ lane }) => lane);
}

/**
 * Claims due rows and counts the attempt, in one statement that skips locked rows. If the process crashes, the lease expires and the rows
 * are due again: work is done at least once.
 */
export async function claimRows(
  em: EntityManager,
  queue: LeasedQueue,
  { lane, now }: { lane: string; now: RawBuilder<Date> },
): Promise<Claimed[]> {
  const of = { lane: queue.lanes ? sql`${lane}::uuid` : sql`null`, now };
  if (!queue.free) return claim(em, queue, of, sql.lit(queue.batch));
  const free = sql`(${queue.free(of)})`;
  // The lock comes first: a claim that waited for another one has to see what that one took.
  return em.transactional(async (tx) => {
    await takeAdvisoryLock(tx, `claim of ${queue.table} ${lane}`);
    return claim(tx, queue, of, free);
  });
}

async function claim(
  em: EntityManager,
  queue: LeasedQueue,
  of: ClaimOf,
  most: RawBuilder<unknown>,
): Promise<Claimed[]> {
  const { rows } = await sql<Record<string, unknown> & { until: string }>`
    with due as materialized (select r.id from ${sql.table(queue.table)} r where ${isClaimable(queue, of)}
      order by ${queue.order} for update skip locked limit ${most})
    update ${sql.table(queue.table)} r
    set attempts = r.attempts + 1, lease_until = ${of.now} + ${LEASE}${further(queue.claiming)}
    from due where r.id = due.id
    returning r.id, r.attempts, ${of.now} as "takenAt", r.lease_until::text as until, ${queue.columns}`.execute(
    em.getKysely(),
  );
  return rows.map(({ until, ...row }) => {
    for (const name of ['takenAt', ...queue.dates]) if (typeof row[name] === 'string') row[name] = new Date(row[name]);
    return { row: row as unknown as ClaimedRow, until };
  });
}
