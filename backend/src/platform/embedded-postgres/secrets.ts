import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { StartupError } from '../startup-error.js';
import { createOnce } from './create-once.js';

const secret = z.string().min(32);
/** A folder from before the audit trail was sealed, or hospitals' systems signed in, has no key for that. */
const secretsSchema = z.object({
  sessionSecret: secret,
  otpPepper: secret,
  auditKey: secret.optional(),
  smartSigningKey: secret.optional(),
});

/** What an installation keeps secret: each 32 random bytes in base64url. */
export type Secrets = z.infer<typeof secretsSchema>;

/**
 * The secrets of this data folder, generated at the first call and the same ever after (SE-1): losing them ends every session,
 * voids the codes under way and leaves the seals so far without a proof, so they lie beside the data they protect, readable by us
 * alone.
 *
 * @throws {StartupError} when the file is damaged
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
