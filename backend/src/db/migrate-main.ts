import { readConfig } from '../config.js';
import { createLogger } from '../logger.js';
import { StartupError } from '../startup-error.js';
import { connectDatabase } from './connect.js';

/** `npm run migrate`: brings the configured or embedded database up to date. */
try {
  const config = readConfig(process.env);
  const connected = await connectDatabase(config, createLogger(config.logLevel));
  await connected.close();
  process.stdout.write('The database is up to date.\n');
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
