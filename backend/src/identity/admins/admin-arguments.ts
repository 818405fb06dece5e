import { parseArgs } from 'node:util';
import { AppError } from '../../platform/errors/errors.js';
import { parseInput } from '../../platform/inputs/parse-input.js';
import { toE164 } from '../../platform/inputs/phone-number.js';
import { StartupError } from '../../platform/errors/startup-error.js';
import { updateAccountInput } from '../users/account.input.js';

/** Arguments of `npm run admin`. */
export interface AdminArguments {
  /** E.164. */
  phone: string;
  /** Empty if none was given. */
  name: string;
  /** Whether to enable the admin's account if it is disabled. */
  enable: boolean;
  /** Whether to proceed if there are other admins. */
  yes: boolean;
  /** Whether to remove the admin's second factors instead. */
  resetFactors: boolean;
}

const USAGE = 'Usage: npm run admin -- NUMBER [--name NAME] [--enable] [--yes] [--reset-factors]';

/** Parses the arguments. @throws StartupError, in one sentence, for invalid arguments */
export function readAdminArguments(args: string[]): AdminArguments {
  const { positionals, values } = parse(args);
  // A number may contain spaces, without quotes.
  const phone = toE164(positionals.join(' '));
  if (positionals.length === 0) throw new StartupError(USAGE);
  if (!phone) throw new StartupError(`${positionals.join(' ')} is no Indian mobile number. ${USAGE}`);
  const name = values.name === undefined ? '' : readName(values.name);
  return { phone, name, enable: values.enable, yes: values.yes, resetFactors: values['reset-factors'] };
}

/** Validates a name by the rules of an admin's profile. */
function readName(name: string): string {
  try {
    return parseInput(updateAccountInput.pick({ fullName: true }), { fullName: name }).fullName;
  } catch (error) {
    throw error instanceof AppError ? new StartupError(`${error.message}. ${USAGE}`) : error;
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        enable: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        'reset-factors': { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new StartupError(USAGE);
  }
}
