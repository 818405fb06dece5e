import { setTimeout as wait } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from '../logger.js';
import { openPool, type ConnectionLimits } from './connection-pool.js';
import { Listener } from './listener.js';
import { ServerProbe } from './server-probe.js';
import { ormDialect } from './orm-dialect.js';
import { ormOptions, type Entities } from './orm-options.js';

/**
 * What each connection waits for at most (RE-4, RE-5): nobody queues behind a database that does not answer, and whoever meets a
 * connection that went silent is refused after `answer` and `look`, which is within 3 s (issue 9, 2).
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

/** How long the database may take to say that it is there, in milliseconds (RE-3). */
const READY = 1_000;

/** The connections of one process. */
export interface Database {
  readonly orm: MikroORM;
  /** Plain connections for sessions, limits and long streams. */
  readonly pool: Pool;
  /** Hears what is told on a channel, once it is held; `told` is also called whenever something may have been missed. */
  listener(channel: string, told: () => void): Listener;
  /** Asks on a connection of each kind that requests use; throws when one of them has no answer within a second (RE-3). */
  answers(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the pools; connects only when first asked, so that a process outlives a database that is away. */
export async function openDatabase(
  url: string,
  entities: Entities,
  logger: Logger,
  limits = CONNECTION_LIMITS,
): Promise<Database> {
  const lookout = new ServerProbe(url, limits);
  let isClosing = false;
  const onLost = (error: Error & { code?: string }) => {
    // On the way out the server may be gone before the last socket is.
    if (!isClosing) logger.warn({ code: error.code }, 'an idle connection was lost');
  };
  const ormPool = openPool({ url, max: 10, limits, lookout, onLost });
  const pool = openPool({ url, max: 5, limits, lookout, onLost });
  const orm = await MikroORM.init({
    ...ormOptions(url, entities),
    driverOptions: ormDialect(ormPool),
    logger: (message) => logger.debug(message),
  });
  return {
    orm,
    pool,
    listener: (channel, told) => new Listener({ url, limits, lookout, channel, told }),
    answers: async () => {
      await Promise.race([
        Promise.all([ormPool.query('select 1'), pool.query('select 1')]),
        wait(READY, undefined, { ref: false }).then(() => Promise.reject(new Error('The database took too long'))),
      ]);
    },
    close: async () => {
      isClosing = true;
      await orm.close(true);
      // The ORM ends its pool when it has used it itself.
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

/** Whether a failure means that the database is away or too slow, which is answered with 503 and may be tried again. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    // PostgreSQL ends a connection with it, or admits none: the database is closed, full, starting or gone.
    if ('severity' in at && (at.severity === 'FATAL' || at.severity === 'PANIC')) return true;
    if (AWAY_CODES.has(code) || code.startsWith('08') || AWAY_MESSAGES.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isDatabaseUnavailable)) return true;
  }
  return false;
}

/** The name of the unique or exclusion constraint that refused a write, if one did. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown };
    if ((code === '23505' || code === '23P01') && typeof constraint === 'string') return constraint;
  }
  return undefined;
}
