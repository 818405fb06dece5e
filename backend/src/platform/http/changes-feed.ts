import { z } from 'zod';
import { changedSince } from '../lists/changed-since.js';
import { encodeCursor, type ListPosition } from '../lists/list-cursor.js';
import { moment } from './response-schemas.js';
import { validationMessage } from '../errors/reason.js';
import { wholeNumber } from './rest.js';

const LIMIT = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });
const CURSOR = validationMessage('NOT_A_CURSOR');

/** Query parameters of a changes feed. */
export const walkQuery = z.object({
  updatedSince: changedSince.describe('A moment, or a day for its beginning at the clinic; left out, everything.'),
  after: z.string(CURSOR).max(200, CURSOR).optional().describe('`next` of the page before.'),
  limit: z.int(LIMIT).min(1, LIMIT).max(100, LIMIT).default(100),
});

/** Response schema of a page of a changes feed. */
export const walkAnswer = (kind: string, entry: z.ZodType) =>
  z.object({
    data: z.object({
      [kind]: z.array(entry),
      next: z.string().nullable().describe('`after` of the next page; null on the last one.'),
      asOf: moment.describe('`updatedSince` of the next walk; every page of a walk answers that of its first one.'),
    }),
  });

/** Public names of the inputs of list services. */
export const WALK_SPELLINGS = { first: 'limit', 'filter.updatedSince': 'updatedSince' };

/** Converts query parameters to the input of a list service: cursor, length and `updatedSince`. */
export function askedOfWalk({ after, limit, updatedSince }: Record<string, string>) {
  return {
    first: wholeNumber(limit) ?? 100,
    after: after || undefined,
    filter: { updatedSince: updatedSince || undefined },
  };
}

/** Builds the continuation: `next` is the `after` of the next call, null on the last page; `asOf` is the `updatedSince` of the next run. */
export function nextOfWalk(rows: ListPosition[], { hasNextPage, asOf }: { hasNextPage: boolean; asOf: Date }) {
  const last = rows.at(-1);
  return { next: last && hasNextPage ? encodeCursor({ at: last.at, id: last.id, asOf }) : null, asOf };
}
