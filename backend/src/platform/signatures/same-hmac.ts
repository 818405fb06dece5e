import { timingSafeEqual } from 'node:crypto';

/** Compares two hashes in constant time. */
export function sameHmac(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
