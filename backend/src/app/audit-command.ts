import { withDatabase, type Command } from './command.js';
import { StartupError } from '../platform/errors/startup-error.js';
import { checkTrail, type CheckedTrail, type KnownSeal } from '../platform/audit/audit-check.js';
import { sealKeys } from '../platform/audit/audit-seal.js';

/** Parses a seal that an earlier run printed, such as `812:9f2c…`. */
function readKnownSeal(args: string[]): KnownSeal | undefined {
  if (args.length === 0) return undefined;
  const [, number, hmac] = (args.length === 1 && /^(\d{1,9}):([0-9a-f]{64})$/.exec(args[0] ?? '')) || [];
  if (!hmac) throw new StartupError('Give a seal as it was printed, number:code, or nothing.');
  return { number: Number(number), hmac };
}

function sentence({ rows, seals, unsealed, newest }: CheckedTrail): string {
  const [sealed, inAll, left] = [rows, seals, unsealed].map((number) => number.toLocaleString('en'));
  const last = newest ? `. Newest seal: ${newest.number}:${newest.hmac}` : '';
  return `Every seal fits. Seals: ${inAll}; rows under them: ${sealed}; rows too new for one: ${left}${last}`;
}

/**
 * `npm run audit`: verifies the sealed audit trail of the configured or embedded database; also while the server runs.
 */
export const auditCommand: Command = async (args, readSettings, print) => {
  const known = readKnownSeal(args);
  const config = readSettings();
  await withDatabase(config, async ({ database }) => {
    const checked = await checkTrail(database.pool, sealKeys(config.auditSecrets), known);
    if (checked.misfit) throw new StartupError(checked.misfit);
    print(sentence(checked));
  });
};
