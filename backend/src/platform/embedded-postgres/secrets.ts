import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { StartupError } from '../errors/startup-error.js';
import { createOnce } from './create-once.js';

const secret = z.string().min(32);
/** Folders of older installations lack the keys of the audit trail and of hospital systems. */
const secretsSchema = z.object({
  sessionSecret: secret,
  otpPepper: secret,
  auditKey: secret.optional(),
  smartSigningKey: secret.optional(),
});

/** Secrets of an installation, each 32 random bytes in base64url. */
export type Secrets = z.infer<typeof secretsSchema>;

/**
 * Returns the secrets of this data folder, generating them on the first call. Losing them ends every session, invalidates pending codes and
 * makes existing seals unverifiable, so they are stored with the data that they protect, readable by this account alone.
 * @throws {StartupError} if the file is damaged
 */
export function readOrCreateSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const text = createOnce(file, () =>
    JSON.stringify({ sessionSecret: random(), otpPepper: random(), auditKey: random(), smartSigningKey: random() }),
  );
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch {
    throw new StartupError(
      `${file} is damaged. Restore it from a backup, or delete it: everybody then has to sign in again, and the audit trail so far can no longer be checked.`,
    );
  }
}

const random = () => randomBytes(32).toString('base64url');
