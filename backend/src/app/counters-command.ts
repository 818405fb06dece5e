import type { Command } from './command.js';
import { connectDatabase } from '../platform/db/connect.js';
import { createLogger } from '../platform/logger.js';
import { StartupError } from '../platform/errors/startup-error.js';
import { correctCounters } from './counters/counter-check-state.js';
import { entities } from './entities.js';

/** `npm run counters`: corrects the counts of lists that differ from their rows, and says which; also while the server runs. */
export const countersCommand: Command = async (args, readSettings, print) => {
  if (args.length > 0) throw new StartupError('npm run counters takes no arguments.');
  const config = readSettings();
  const connected = await connectDatabase(config, entities, createLogger(config.logLevel));
  try {
    const corrected = await correctCounters(connected.database.pool);
    const lines = corrected.map(({ what, places }) => `Corrected: ${what}, ${places}`);
    print(lines.length > 0 ? lines.join('\n') : 'Every count fits its rows.');
  } finally {
    await connected.close();
  }
};
