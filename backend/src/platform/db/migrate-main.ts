import { readConfig } from '../config.js';
import { createLogger } from '../logger.js';
import { StartupError } from '../startup-error.js';
import { readyPostgres } from './connect.js';

/** `npm run migrate`: brings the configured or embedded database up to date. */
try {
  const config = readConfig(process.env);
  const postgres = await readyPostgres(config, createLogger(config.logLevel));
  await postgres.stop();
  process.stdout.write('The database is up to date.\n');
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
