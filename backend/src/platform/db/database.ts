import { setTimeout as wait } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from '../logger.js';
import { openPool, type ConnectionLimits } from './connections/connection-pool.js';
import { Listener } from './connections/listener.js';
import { ServerProbe } from './connections/server-probe.js';
import { ormDialect } from './connections/orm-dialect.js';
import { ormOptions, type Entities } from './orm-options.js';

/**
 * Timeouts of each connection. No request queues behind a stalled database, and a request on a stalled connection fails after `answer` plus
 * `look`, within 3 s.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
  answer: 1_000,
  look: 1_500,
  unseen: 5_000,
};

/** Timeout of the readiness check, in milliseconds. */
const READY = 1_000;

/** Connection pools of one process. */
export interface Database {
  readonly orm: MikroORM;
  /** Connections outside the ORM, for sessions, limits and long streams. */
  readonly pool: Pool;
  /** Connections of the ORM. */
  readonly ormPool: Pool;
  /** Creates a listener on a NOTIFY channel; `told` is called on each notification, and whenever notifications may have been missed. */
  listener(channel: string, told: () => void): Listener;
  /** Runs a query in each pool. @throws Error if one of them has no answer within a second */
  answers(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the pools. They connect on first use, so the process survives an outage of the database. */
export async function openDatabase(
  url: string,
  entities: Entities,
  logger: Logger,
  limits = CONNECTION_LIMITS,
): Promise<Database> {
  const probe = new ServerProbe(url, limits);
  let isClosing = false;
  const onLost = (error: Error & { code?: string }) => {
    // At shutdown, the server may end before the last socket closes.
    if (!isClosing) logger.warn({ code: error.code }, 'an idle connection was lost');
  };
  const ormPool = openPool({ url, max: 10, limits, probe, onLost });
  const pool = openPool({ url, max: 5, limits, probe, onLost });
  const orm = await MikroORM.init({
    ...ormOptions(url, entities),
    driverOptions: ormDialect(ormPool),
    logger: (message) => logger.debug(message),
  });
  return {
    orm,
    pool,
    ormPool,
    listener: (channel, told) => new Listener({ url, limits, probe, channel, told }),
    answers: async () => {
      await Promise.race([
        Promise.all([ormPool.query('select 1'), pool.query('select 1')]),
        wait(READY, undefined, { ref: false }).then(() => Promise.reject(new Error('The database took too long'))),
      ]);
    },
    close: async () => {
      isClosing = true;
      await orm.close(true);
      // The ORM ends its pool itself, if it has used it.
      await Promise.all([pool.end(), ormPool.ending || ormPool.end()]);
    },
  };
}

const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '55P03',
]);
const AWAY_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Connection ended|not queryable|connection is closed/i;

/** Returns whether a failure is an outage or timeout of the database, which is answered with 503 and may be retried. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    // PostgreSQL ends or refuses connections with FATAL or PANIC: the server is full, starting, stopping or crashed.
    if ('severity' in at && (at.severity === 'FATAL' || at.severity === 'PANIC')) return true;
    if (AWAY_CODES.has(code) || code.startsWith('08') || AWAY_MESSAGES.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isDatabaseUnavailable)) return true;
  }
  return false;
}

/** Returns the name of the unique or exclusion constraint that a write violated, if any. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown };
    if ((code === '23505' || code === '23P01') && typeof constraint === 'string') return constraint;
  }
  return undefined;
}
