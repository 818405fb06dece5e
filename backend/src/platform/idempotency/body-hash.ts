import { createHash } from 'node:crypto';

/** Returns a hash of a parsed request body, to compare a repeated request with the first one. */
export function bodyHash(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}
