import { readFileSync } from 'node:fs';
import { StartupError } from '../../platform/errors/startup-error.js';

/** Reads all private keys of a file of age: after a change of keys it may hold the former one too. @throws StartupError if it holds none */
export function readKeys(file: string | undefined): string[] {
  if (!file) throw new StartupError('Name the file of the private key: --key FILE, or BACKUP_KEY_FILE.');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartupError(`The private key ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  const keys = text.match(/AGE-SECRET-KEY-1[0-9A-Z]{58}/g) ?? [];
  if (keys.length === 0)
    throw new StartupError(`${file} holds no private key of age: a line that begins with AGE-SECRET-KEY-1.`);
  return keys;
}
