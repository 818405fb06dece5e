import { makeAdmin, readAdminArguments, resetFactorsOf } from '../identity/index.js';
import { composeSessions } from '../identity/module.js';
import { systemClock } from '../platform/time/clock.js';
import { withDatabase, type Command } from './command.js';
import { composeUseCases } from './composition/use-cases.js';

/**
 * `npm run admin -- NUMBER`: creates the first admin, or removes an admin's second factors (--reset-factors), with the server's configuration; also while the server runs.
 */
export const adminCommand: Command = async (args, readSettings, print) => {
  const asked = readAdminArguments(args);
  const config = readSettings();
  await withDatabase(config, async ({ database: { orm, pool } }, logger) => {
    const own = { config, em: orm.em.fork(), pool, limits: config.limits, clock: systemClock, logger };
    const { useCases } = composeUseCases({ ...own, isRecent: async () => true });
    if (asked.resetFactors) {
      await resetFactorsOf(useCases, { clock: systemClock, sessions: composeSessions(own).sessions }, asked.phone);
      print(`The second factors of the admin ${asked.phone} were removed.`);
    } else await makeAdmin(useCases, systemClock, asked);
    print(`Admin ${asked.phone} can sign in at ${config.publicUrl}/login`);
  });
};
