import { withDatabase, type Command } from './command.js';
import { StartupError } from '../platform/errors/startup-error.js';
import { reportKeys } from './keys/key-report.js';

/**
 * `npm run keys`: prints the id of each secret in force, and what was made under it: what a replaced one is still needed for. Also while the
 * server runs. It prints no secret.
 */
export const keysCommand: Command = async (args, readSettings, print) => {
  if (args.length > 0) throw new StartupError('npm run keys takes no arguments.');
  const config = readSettings();
  await withDatabase(config, async ({ database }) => {
    for (const line of await reportKeys(database.pool, config)) print(line);
  });
};
