import { readConfig } from '../platform/config.js';
import { createLogger } from '../platform/logger.js';
import { StartupError } from '../platform/errors/startup-error.js';
import { readyPostgres } from '../platform/db/connect.js';

/** `npm run migrate`: migrates the configured or embedded database. */
try {
  const config = readConfig(process.env);
  const postgres = await readyPostgres(config, createLogger(config.logLevel));
  await postgres.stop();
  process.stdout.write('The database is up to date.\n');
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
