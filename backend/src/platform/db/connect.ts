import type { Config } from '../config.js';
import type { Logger } from '../logger.js';
import { StartupError } from '../startup-error.js';
import { openDatabase, type Database } from './database.js';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.js';
import { migrate } from './migrate.js';
import type { Entities } from './orm-options.js';

/** A PostgreSQL that runs and is up to date, and how to leave it. */
interface ReadyPostgres {
  appUrl: string;
  /** The role that owns the tables, for what the application itself may not do. */
  ownerUrl: string;
  stop(): Promise<void>;
}

/** A database that is up to date, and how to leave it. */
export interface ConnectedDatabase {
  database: Database;
  ownerUrl: string;
  close(): Promise<void>;
}

type BringUpToDate = (ownerUrl: string, signal?: AbortSignal) => Promise<void>;

/**
 * The configured PostgreSQL, or the embedded one under the data folder; migrated, unless it is only to be looked whether it is.
 * @param signal ends the waiting for others that keep it from being migrated
 * @throws StartupError, in one line, when it cannot be reached or brought up to date
 */
export async function readyPostgres(
  config: Config,
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
  return { appUrl, ownerUrl, stop: async () => embedded?.stop() };
}

/** The same, with connections to it for what is mapped by `entities`. @throws StartupError, as above */
export async function connectDatabase(
  config: Config,
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
  return { database, ownerUrl: postgres.ownerUrl, close };
}

/** One line of a failure; an address that refused answers with one failure per family and no words of its own. */
function reason(error: unknown): string {
  const one = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return one instanceof Error ? (one.message.split('\n')[0] ?? '') : String(one);
}
