import type { Command } from './command.js';
import { createLogger } from '../platform/logger.js';
import { readyPostgres } from '../platform/db/connect.js';

/** `npm run migrate`: migrates the configured or embedded database. */
export const migrateCommand: Command = async (_args, readSettings, print) => {
  const config = readSettings();
  const postgres = await readyPostgres(config, createLogger(config.logLevel));
  await postgres.stop();
  print('The database is up to date.');
};
