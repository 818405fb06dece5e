import { readConfig } from '../config.js';
import { connectDatabase } from '../db/connect.js';
import { entities } from '../../app/entities.js';
import { createLogger } from '../logger.js';
import { StartupError } from '../startup-error.js';
import { checkTrail, type CheckedTrail, type KnownSeal } from './audit-check.js';
import { sealKeys } from './audit-seal.js';

/** `812:9f2c…`, as the command printed it before. */
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

/** `npm run audit`: whether anybody edited the sealed audit trail of the configured or embedded database, also while it serves. */
try {
  const known = readKnownSeal(process.argv.slice(2));
  const config = readConfig(process.env);
  const connected = await connectDatabase(config, entities, createLogger(config.logLevel));
  try {
    const checked = await checkTrail(connected.database.pool, sealKeys(config.auditSecrets), known);
    if (checked.misfit) throw new StartupError(checked.misfit);
    process.stdout.write(`${sentence(checked)}\n`);
  } finally {
    await connected.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
