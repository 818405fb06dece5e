import { setTimeout as wait } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { backfills } from './backfills.js';
import { openPool, type ConnectionLimits } from './connections/connection-pool.js';
import { CONNECTION_LIMITS } from './database.js';
import { ServerProbe } from './connections/server-probe.js';
import { ormDialect } from './connections/orm-dialect.js';
import { makeLargeIndexes } from './large-indexes.js';
import { ormOptions } from './orm-options.js';

/** Arbitrary id of the advisory lock that lets one process migrate at a time. */
const MIGRATION_LOCK = 7_406_221;

/**
 * Timeout of a migration's wait for table locks, in milliseconds, and number of tries. Queries that queue behind the migration wait at most
 * that long.
 */
export const MIGRATION_LIMITS = { lockTimeout: 2_000, tries: 10, pause: 500 };

/** Timeouts of migrations: statements may take long, but a stalled connection is detected. */
const UNHURRIED: ConnectionLimits = {
  ...CONNECTION_LIMITS,
  connectionTimeoutMillis: 15_000,
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};

/**
 * Runs pending migrations; waits while another process does.
 * @param signal ends the wait; a migration that has begun is completed or rolled back
 */
export async function migrate(ownerUrl: string, signal?: AbortSignal, limits = MIGRATION_LIMITS): Promise<void> {
  const unhurried = { ...UNHURRIED, lock_timeout: limits.lockTimeout };
  const pool = openPool({
    url: ownerUrl,
    max: 5,
    limits: unhurried,
    probe: new ServerProbe(ownerUrl, unhurried),
    // The query on the lost connection throws the error.
    onLost: () => undefined,
  });
  const lock = await pool.connect();
  const driverOptions = ormDialect(pool);
  const migrateOnce = async () => {
    const orm = await MikroORM.init({ ...ormOptions(ownerUrl), driverOptions });
    await orm.migrator.up();
  };
  try {
    // Retries without limit: the other process is migrating the same database.
    await untilFree(() => lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]), Infinity, limits.pause, signal);
    await untilFree(migrateOnce, limits.tries, limits.pause, signal);
    await makeLargeIndexes(pool, signal);
    await fillIn(pool, signal);
  } finally {
    // Destroying the connection releases the lock.
    lock.release(true);
    await pool.end();
  }
}

/** Runs the backfills, each step in its own transaction. */
async function fillIn(pool: Pool, signal: AbortSignal | undefined): Promise<void> {
  for (const statement of backfills) {
    let filled: number | null;
    do {
      signal?.throwIfAborted();
      filled = (await pool.query(statement)).rowCount;
    } while (filled);
  }
}

/** Retries a statement that timed out waiting for a lock; other queries proceed between the tries. */
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

/** Returns whether an error is a lock timeout, or a deadlock with a server that is still writing. */
function isKeptOut(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if ('code' in at && (at.code === '55P03' || at.code === '40P01')) return true;
  }
  return false;
}
