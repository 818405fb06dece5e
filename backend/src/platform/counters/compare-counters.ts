import type { Pool, PoolClient } from 'pg';
import type { Counter } from './counter.js';

/** A counter that differs from its rows. */
export interface Misfit {
  what: string;
  /** Number of its slots and parts that differ. */
  places: number;
}

/** SQL of the differences of a counter, in one snapshot: what to add to the counter for it to fit. */
const differences = ({ truth }: Counter) => `
  select slot, part, coalesce(t.n, 0) - coalesce(k.n, 0) as n, coalesce(t.paise, 0) - coalesce(k.paise, 0) as paise
  from (${truth}) t full join (
    select slot, part, sum(n) as n, sum(paise) as paise from counter where name = $1 group by slot, part
  ) k using (slot, part)
  where coalesce(t.n, 0) <> coalesce(k.n, 0) or coalesce(t.paise, 0) <> coalesce(k.paise, 0)`;

/** Compares counters with the rows that they count, also while others write. */
export async function compareCounters(pool: Pool, counters: readonly Counter[]): Promise<Misfit[]> {
  const misfits: Misfit[] = [];
  for (const counter of counters) {
    const { rows } = await pool.query<{ places: number }>(
      `select count(*)::int as places from (${differences(counter)}) d`,
      [counter.name],
    );
    const places = rows[0]?.places ?? 0;
    if (places > 0) misfits.push({ what: counter.what, places });
  }
  return misfits;
}

/**
 * Corrects counters, also while others write: the difference is of one snapshot, and what others add meanwhile is added to it. Returns what
 * was corrected.
 */
export async function rebuildCounters(pool: Pool, counters: readonly Counter[]): Promise<Misfit[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const corrected = await correct(client, counters);
    await client.query('commit');
    return corrected;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function correct(client: PoolClient, counters: readonly Counter[]): Promise<Misfit[]> {
  // Two at once would both add the difference; each statement after the lock sees what the other one added.
  await client.query("select pg_advisory_xact_lock(hashtext('rebuild_counters'))");
  const corrected: Misfit[] = [];
  for (const counter of counters) {
    const { rowCount } = await client.query(
      `insert into counter (name, slot, part, n, paise) select $1, slot, part, n, paise from (${differences(counter)}) d`,
      [counter.name],
    );
    if (rowCount) corrected.push({ what: counter.what, places: rowCount });
  }
  await client.query('select fold_counters()');
  return corrected;
}
