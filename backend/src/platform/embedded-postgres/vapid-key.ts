import { createECDH, generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { StartupError } from '../errors/startup-error.js';
import { createOnce } from './create-once.js';

/** Returns whether a text is a P-256 private key: 32 bytes in base64url, below the order of the curve. */
export function isVapidKey(text: string): boolean {
  if (!/^[\w-]{43}$/.test(text)) return false;
  try {
    createECDH('prime256v1').setPrivateKey(text, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the key of push notifications of this data folder, generating it on the first call. A browser subscribes with the public key that
 * belongs to it, so losing it ends all subscriptions.
 * @throws {StartupError} if the file is damaged
 */
export function readOrCreateVapidKey(dataDir: string): string {
  const file = path.join(dataDir, 'vapid-key');
  const key = createOnce(file, () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return String(privateKey.export({ format: 'jwk' }).d);
  });
  if (!isVapidKey(key))
    throw new StartupError(
      `${file} is damaged. Restore it from a backup, or delete it: browsers then have to be subscribed to push again.`,
    );
  return key;
}
