import type { Logger } from '../logger.js';
import { StartupError } from '../errors/startup-error.js';
import { openDatabase, type Database } from './database.js';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.js';
import { migrate } from './migrate.js';
import type { Entities } from './orm-options.js';

/** Running, migrated PostgreSQL, and the function that disconnects. */
interface ReadyPostgres {
  appUrl: string;
  /** Role that owns the tables, for what the application's role may not do. */
  ownerUrl: string;
  /** Superuser of the embedded database, which backs it up; undefined for another server. */
  superuserUrl: string | undefined;
  stop(): Promise<void>;
}

/** Connected, migrated database, and the function that disconnects. */
export interface ConnectedDatabase {
  database: Database;
  ownerUrl: string;
  /** Superuser of the embedded database; undefined for another server. */
  superuserUrl: string | undefined;
  close(): Promise<void>;
}

/** Addresses of the database. */
export interface DatabaseConfig {
  /** Connection string of the application; undefined: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Connection string for migrations, if it is another one. */
  readonly migrationUrl: string | undefined;
  readonly dataDir: string;
}

type BringUpToDate = (ownerUrl: string, signal?: AbortSignal) => Promise<void>;

/**
 * Returns the configured PostgreSQL, or starts the embedded one in the data folder; migrates it, unless only a check is requested.
 * @param signal ends the wait for locks that block a migration
 * @throws StartupError, in one line, if the database cannot be reached or migrated
 */
export async function readyPostgres(
  config: DatabaseConfig,
  logger: Logger,
  signal?: AbortSignal,
  bringUpToDate: BringUpToDate = migrate,
): Promise<ReadyPostgres> {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => logger.info(line) });
  const appUrl = config.databaseUrl ?? embedded?.appUrl ?? '';
  const ownerUrl = config.databaseUrl ? (config.migrationUrl ?? appUrl) : (embedded?.ownerUrl ?? '');
  try {
    await bringUpToDate(ownerUrl, signal);
  } catch (error) {
    await embedded?.stop();
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The database ${new URL(ownerUrl).host} could not be reached and brought up to date: ${reason(error)}`,
    );
  }
  return { appUrl, ownerUrl, superuserUrl: embedded?.superuserUrl, stop: async () => embedded?.stop() };
}

/**
 * Connects to the migrated database, with the ORM mapped to `entities`.
 * @throws StartupError if the database cannot be reached or migrated
 */
export async function connectDatabase(
  config: DatabaseConfig,
  entities: Entities,
  logger: Logger,
  signal?: AbortSignal,
  bringUpToDate?: BringUpToDate,
): Promise<ConnectedDatabase> {
  const postgres = await readyPostgres(config, logger, signal, bringUpToDate);
  const database = await openDatabase(postgres.appUrl, entities, logger);
  const close = async () => {
    await database.close();
    await postgres.stop();
  };
  return { database, ownerUrl: postgres.ownerUrl, superuserUrl: postgres.superuserUrl, close };
}

/** Returns one line that describes a failure; a refused address fails once per address family, without a message. */
function reason(error: unknown): string {
  const one = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return one instanceof Error ? (one.message.split('\n')[0] ?? '') : String(one);
}
