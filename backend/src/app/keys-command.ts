import type { Command } from './command.js';
import { connectDatabase } from '../platform/db/connect.js';
import { createLogger } from '../platform/logger.js';
import { StartupError } from '../platform/errors/startup-error.js';
import { entities } from './entities.js';
import { reportKeys } from './keys/key-report.js';

/**
 * `npm run keys`: prints the id of each secret in force, and what was made under it: what a replaced one is still needed for. Also while the
 * server runs. It prints no secret.
 */
export const keysCommand: Command = async (args, readSettings, print) => {
  if (args.length > 0) throw new StartupError('npm run keys takes no arguments.');
  const config = readSettings();
  const connected = await connectDatabase(config, entities, createLogger(config.logLevel));
  try {
    for (const line of await reportKeys(connected.database.pool, config)) print(line);
  } finally {
    await connected.close();
  }
};
