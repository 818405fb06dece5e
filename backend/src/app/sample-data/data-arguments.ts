import { parseArgs } from 'node:util';
import { StartupError } from '../../platform/errors/startup-error.js';

const USAGE =
  'Say how many patients to add, from 1 to 5,000,000, and, if you like, how many of them have a recovery plan: ' +
  'npm run data -- --patients 100000 --plans 5000';

/** Number of patients and plans to generate. */
export interface Amounts {
  patients: number;
  /** By default, one plan per twenty patients. */
  plans?: number;
}

/**
 * Parses `--patients NUMBER --plans NUMBER`.
 * @throws StartupError for other arguments
 */
export function readAmounts(args: string[]): Amounts {
  const { patients: text = '', plans } = readOptions(args);
  const patients = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (patients < 1 || patients > 5_000_000) throw new StartupError(USAGE);
  if (plans === undefined) return { patients };
  if (!/^\d{1,7}$/.test(plans) || Number(plans) > patients) throw new StartupError(USAGE);
  return { patients, plans: Number(plans) };
}

function readOptions(args: string[]): { patients?: string | undefined; plans?: string | undefined } {
  try {
    return parseArgs({ args, options: { patients: { type: 'string' }, plans: { type: 'string' } } }).values;
  } catch {
    throw new StartupError(USAGE);
  }
}
