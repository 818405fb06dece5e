import { createHmac, randomInt } from 'node:crypto';

/** Number of recovery codes of an authenticator. */
export const RECOVERY_CODES = 10;
/** Crockford's Base32: no letters that look like digits. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 5;

/** Generates ten different recovery codes of 50 bits, such as `7K2QM-X4T9D`. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(`${randomGroup()}-${randomGroup()}`);
  return [...codes];
}

const randomGroup = () => Array.from({ length: GROUP }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');

/** Returns a typed recovery code as it is hashed: capital letters and digits, with the digits that look like letters. */
export function normalizeRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

/** Returns the keyed hash of a recovery code, bound to its authenticator. */
export function recoveryHmac(pepper: string, authenticatorId: string, code: string): string {
  return createHmac('sha256', pepper)
    .update(['recovery code', authenticatorId, normalizeRecoveryCode(code)].join('\n'))
    .digest('hex');
}
