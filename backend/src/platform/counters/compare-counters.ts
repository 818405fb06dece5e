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

/** Limits of each statement here, which may count whole tables; those of requests have 5 and 2 s. */
const PATIENCE = `set local statement_timeout = '5min'; set local lock_timeout = '1min'`;
/** Most new rows that one transaction folds. */
const BATCH = 50_000;

/** Compares counters with the rows that they count, also while others write. */
export function compareCounters(pool: Pool, counters: readonly Counter[]): Promise<Misfit[]> {
  return patiently(pool, async (client) => {
    const misfits: Misfit[] = [];
    for (const counter of counters) {
      const places = await countPlaces(client, counter);
      if (places > 0) misfits.push({ what: counter.what, places });
    }
    return misfits;
  });
}

/** Folds all new rows of counters, in batches. */
export async function foldCounters(pool: Pool, batch = BATCH): Promise<void> {
  const fold = (client: PoolClient) => client.query<{ seen: number }>('select fold_counters($1) as seen', [batch]);
  let seen: number;
  do seen = (await patiently(pool, fold)).rows[0]?.seen ?? 0;
  while (seen === batch);
}

/**
 * Corrects counters and folds them, also while others write: the difference is of one snapshot, and what others add meanwhile is added to
 * it. Returns what was corrected.
 */
export async function rebuildCounters(pool: Pool, counters: readonly Counter[]): Promise<Misfit[]> {
  const corrected = await patiently(pool, (client) => correct(client, counters));
  await foldCounters(pool);
  return corrected;
}

async function correct(client: PoolClient, counters: readonly Counter[]): Promise<Misfit[]> {
  // Two at once would both add the difference; each statement after the lock sees what the other one added.
  await client.query("select pg_advisory_xact_lock(hashtext('rebuild_counters'))");
  const corrected: Misfit[] = [];
  for (const counter of counters) {
    const places = await countPlaces(client, counter);
    if (places === 0) continue;
    // First, since its triggers count what it changes.
    if (counter.repair) await client.query(counter.repair);
    await client.query(
      `insert into counter (name, slot, part, n, paise) select $1, slot, part, n, paise from (${differences(counter)}) d`,
      [counter.name],
    );
    corrected.push({ what: counter.what, places });
  }
  return corrected;
}

async function countPlaces(client: PoolClient, counter: Counter): Promise<number> {
  const { rows } = await client.query<{ places: number }>(
    `select count(*)::int as places from (${differences(counter)}) d`,
    [counter.name],
  );
  return rows[0]?.places ?? 0;
}

/** Runs a transaction whose statements may take long. */
async function patiently<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(`begin; ${PATIENCE}`);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}
