import { parseArgs } from 'node:util';
import { StartupError } from '../startup-error.js';

const USAGE = 'Say how many patients to add, from 1 to 5,000,000, and nothing else: npm run data -- --patients 100000';

/**
 * The number in `--patients NUMBER`.
 * @throws StartupError for anything else
 */
export function readPatientCount(args: string[]): number {
  const text = readOption(args);
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > 5_000_000) throw new StartupError(USAGE);
  return count;
}

function readOption(args: string[]): string {
  try {
    return parseArgs({ args, options: { patients: { type: 'string' } } }).values.patients ?? '';
  } catch {
    throw new StartupError(USAGE);
  }
}
