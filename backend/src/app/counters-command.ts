import { withDatabase, type Command } from './command.js';
import { StartupError } from '../platform/errors/startup-error.js';
import { correctCounters } from './counters/counter-check-state.js';

/** `npm run counters`: corrects the counts of lists that differ from their rows, and says which; also while the server runs. */
export const countersCommand: Command = async (args, readSettings, print) => {
  if (args.length > 0) throw new StartupError('npm run counters takes no arguments.');
  await withDatabase(readSettings(), async ({ database }) => {
    const corrected = await correctCounters(database.pool);
    const lines = corrected.map(({ what, places }) => `Corrected: ${what}, ${places}`);
    print(lines.length > 0 ? lines.join('\n') : 'Every count fits its rows.');
  });
};
