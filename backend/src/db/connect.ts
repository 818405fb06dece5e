import type { Config } from '../config.js';
import type { Logger } from '../logger.js';
import { StartupError } from '../startup-error.js';
import { openDatabase, type Database } from './database.js';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.js';
import { migrate } from './migrate.js';

/** A database that is up to date, and how to leave it. */
export interface ConnectedDatabase {
  database: Database;
  /** The role that owns the tables, for what the application itself may not do. */
  ownerUrl: string;
  close(): Promise<void>;
}

/**
 * The configured PostgreSQL, or the embedded one under the data folder; migrated, unless it is only to be looked whether it is.
 * @param signal ends the waiting for others that keep it from being migrated
 * @throws StartupError, in one line, when it cannot be reached or brought up to date
 */
export async function connectDatabase(
  config: Config,
  logger: Logger,
  signal?: AbortSignal,
  bringUpToDate: (ownerUrl: string, signal?: AbortSignal) => Promise<void> = migrate,
): Promise<ConnectedDatabase> {
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
  const database = await openDatabase(appUrl, logger);
  const close = async () => {
    await database.close();
    await embedded?.stop();
  };
  return { database, ownerUrl, close };
}

/** One line of a failure; an address that refused answers with one failure per family and no words of its own. */
function reason(error: unknown): string {
  const one = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return one instanceof Error ? (one.message.split('\n')[0] ?? '') : String(one);
}
