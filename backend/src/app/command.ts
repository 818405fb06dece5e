import type { Config } from '../platform/config.js';
import { connectDatabase, type ConnectedDatabase } from '../platform/db/connect.js';
import { requireMigrated } from '../platform/db/require-migrated.js';
import { StartupError } from '../platform/errors/startup-error.js';
import { createLogger, type Logger } from '../platform/logger.js';
import { entities } from './entities.js';

/**
 * A command of operators, such as `npm run keys`: a function, so that tests need not start a program, which takes seconds to load.
 * @param args what stands behind its name
 * @param readSettings reads the settings; wrong ones are refused after wrong arguments
 * @param print prints a line to the standard output
 * @throws StartupError, in one sentence
 */
export type Command = (args: string[], readSettings: () => Config, print: (line: string) => void) => Promise<void>;

/** Runs a command as this process: what it cannot do is a sentence on the standard error, and exit code 1. */
export async function runAsProgram(command: Command, readSettings: () => Config): Promise<void> {
  try {
    await command(process.argv.slice(2), readSettings, (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${error instanceof StartupError ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
  }
}

/**
 * Connects to the database of the settings for as long as `work` takes. Commands never migrate it: in production they do not know the
 * password of the tables' owner.
 * @throws StartupError if the database cannot be reached, or `npm run migrate` has not brought it up to date
 */
export async function withDatabase(
  config: Config,
  work: (connected: ConnectedDatabase, logger: Logger) => Promise<void>,
): Promise<void> {
  const logger = createLogger(config.logLevel);
  const connected = await connectDatabase(config, entities, logger, undefined, requireMigrated);
  try {
    await work(connected, logger);
  } finally {
    await connected.close();
  }
}
