import { createHash } from 'node:crypto';

/** SHA-256 of a document, hex: of its JSON with the keys of each object in order and no blanks, however it was written. */
export function contentHash(content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(content)))
    .digest('hex');
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, inOrder(each)]));
}
