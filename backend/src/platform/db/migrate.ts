import { setTimeout as wait } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { backfills } from './backfills.js';
import { openPool, type ConnectionLimits } from './connection-pool.js';
import { CONNECTION_LIMITS } from './database.js';
import { ServerProbe } from './server-probe.js';
import { ormDialect } from './orm-dialect.js';
import { ormOptions } from './orm-options.js';

/** An arbitrary number that only migrations lock, so that two processes never migrate at once (RE-7). */
const MIGRATION_LOCK = 7_406_221;

/**
 * How long a migration waits for a table that others use, in milliseconds, and how often it tries (RE-7): whoever comes after it
 * waits behind it for so long, and then goes on.
 */
export const MIGRATION_LIMITS = { lockTimeout: 2_000, tries: 10, pause: 500 };

/** What a migration does may take its time; but nobody waits for a line that went silent. */
const UNHURRIED: ConnectionLimits = {
  ...CONNECTION_LIMITS,
  connectionTimeoutMillis: 15_000,
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};

/**
 * Brings the database up to the newest migration; waits for another process that is doing so.
 * @param signal ends the waiting: what has begun is finished or rolled back whole
 */
export async function migrate(ownerUrl: string, signal?: AbortSignal, limits = MIGRATION_LIMITS): Promise<void> {
  const unhurried = { ...UNHURRIED, lock_timeout: limits.lockTimeout };
  const pool = openPool({
    url: ownerUrl,
    max: 5,
    limits: unhurried,
    lookout: new ServerProbe(ownerUrl, unhurried),
    // Whoever needs a connection that was lost says so himself.
    onLost: () => undefined,
  });
  const lock = await pool.connect();
  const driverOptions = ormDialect(pool);
  const migrateOnce = async () => {
    const orm = await MikroORM.init({ ...ormOptions(ownerUrl), driverOptions });
    await orm.migrator.up();
  };
  try {
    // As often as it takes: the other process is bringing the same database up to date.
    await untilFree(() => lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]), Infinity, limits.pause, signal);
    await untilFree(migrateOnce, limits.tries, limits.pause, signal);
    await fillIn(pool, signal);
  } finally {
    // The lock ends with its connection.
    lock.release(true);
    await pool.end();
  }
}

/** Gives rows of before what they lack, some at a time and each time in a transaction of its own. */
async function fillIn(pool: Pool, signal: AbortSignal | undefined): Promise<void> {
  for (const statement of backfills) {
    let filled: number | null;
    do {
      signal?.throwIfAborted();
      filled = (await pool.query(statement)).rowCount;
    } while (filled);
  }
}

/** Tries again what could not be locked in time; in between nobody waits behind it. */
async function untilFree(
  work: () => Promise<unknown>,
  tries: number,
  pause: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted();
    try {
      await work();
      return;
    } catch (error) {
      if (attempt >= tries || !isKeptOut(error)) throw error;
    }
    await wait(pause, undefined, { signal });
  }
}

/** A lock that did not come in time, or a deadlock with a server that goes on writing. */
function isKeptOut(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if ('code' in at && (at.code === '55P03' || at.code === '40P01')) return true;
  }
  return false;
}
