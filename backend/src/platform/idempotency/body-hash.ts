import { createHash } from 'node:crypto';

/** By what a request that is sent again is compared with the first one: what it asks for, parsed. */
export function bodyHash(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}
