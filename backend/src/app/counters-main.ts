import { connectDatabase } from '../platform/db/connect.js';
import { readConfig } from '../platform/config.js';
import { rebuildCounters } from '../platform/counters/compare-counters.js';
import { createLogger } from '../platform/logger.js';
import { StartupError } from '../platform/errors/startup-error.js';
import { COUNTERS } from './counters/all-counters.js';
import { entities } from './entities.js';

/** `npm run counters`: corrects the counts of lists that differ from their rows, and says which; also while the server runs. */
try {
  if (process.argv.length > 2) throw new StartupError('npm run counters takes no arguments.');
  const config = readConfig(process.env);
  const connected = await connectDatabase(config, entities, createLogger(config.logLevel));
  try {
    const corrected = await rebuildCounters(connected.database.pool, COUNTERS);
    const lines = corrected.map(({ what, places }) => `Corrected: ${what}, ${places}`);
    process.stdout.write(`${lines.length > 0 ? lines.join('\n') : 'Every count fits its rows.'}\n`);
  } finally {
    await connected.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
