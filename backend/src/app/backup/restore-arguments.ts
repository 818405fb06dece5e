import path from 'node:path';
import { StartupError } from '../../platform/errors/startup-error.js';
import { parseClinicTime } from '../../platform/time/clinic-time.js';

const USAGE =
  'Use `npm run restore -- DIR [--until MOMENT] [--from BACKUP_DIR] [--key FILE]`, with a moment such as 2026-11-30T02:15 in the clinic’s time, or 2026-11-29T20:45:00Z.';
const OPTIONS = ['--until', '--from', '--key'];

/** What `npm run restore` was asked for. */
export interface RestoreArguments {
  to: string;
  until: { moment: Date; text: string } | undefined;
  from: string | undefined;
  keyFile: string | undefined;
}

/** Reads the arguments of `npm run restore`. @throws StartupError if they are no such */
export function readRestoreArguments(args: readonly string[]): RestoreArguments {
  const given = new Map<string, string>();
  const folders: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const [word = '', value] = [args[at], args[at + 1]];
    if (!word.startsWith('--')) folders.push(word);
    else {
      if (!OPTIONS.includes(word) || value === undefined || given.has(word)) throw new StartupError(USAGE);
      given.set(word, value);
      at++;
    }
  }
  const [to, ...more] = folders;
  if (!to || more.length > 0) throw new StartupError(USAGE);
  return {
    to: path.resolve(to),
    until: readMoment(given.get('--until')),
    from: given.get('--from'),
    keyFile: given.get('--key'),
  };
}

function readMoment(text: string | undefined): RestoreArguments['until'] {
  if (text === undefined) return undefined;
  const written = text.trim().replace(' ', 'T');
  const moment = parseClinicTime(written);
  if (!moment) throw new StartupError(`${text} is no moment. ${USAGE}`);
  return { moment, text: /(Z|[+-]\d\d:\d\d)$/.test(written) ? written : `${written}+05:30` };
}
