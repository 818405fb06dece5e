import { createHash, randomBytes, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FORM = /^psp_live_([0-9A-Za-z]{8})_[0-9A-Za-z]{43}_[0-9A-Za-z]{6}$/;

function base62(number: bigint, width: number): string {
  const digit = DIGITS[Number(number % 62n)] ?? '';
  return width === 1 ? digit : base62(number / 62n, width - 1) + digit;
}

const checksum = (text: string) => base62(BigInt(crc32(text)), 6);

/** Generates a key: `psp_live_<id8>_<43 base62>_<crc6>` with 256 random bits. */
export function newApiKey(): { id: string; text: string } {
  const id = base62(BigInt(randomInt(62 ** 8)), 8);
  const body = `psp_live_${id}_${base62(BigInt(`0x${randomBytes(32).toString('hex')}`), 43)}`;
  return { id, text: `${body}_${checksum(body)}` };
}

/** Returns the id of a key whose checksum is right; undefined for any other text. */
export function apiKeyId(text: string): string | undefined {
  const id = FORM.exec(text)?.[1];
  return checksum(text.slice(0, -7)) === text.slice(-6) ? id : undefined;
}

/** Returns the stored hash of a key: SHA-256 in hex, which suffices for 256 random bits. */
export function apiKeyHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
