import { z } from 'zod';
import { changedSince } from '../lists/changed-since.js';
import { encodeCursor, type ListPosition } from '../lists/list-cursor.js';
import { moment } from '../openapi/answers.js';
import { validationMessage } from '../reasons/reason.js';
import { wholeNumber } from './rest.js';

const LIMIT = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });
const CURSOR = validationMessage('NOT_A_CURSOR');

/** How a walk is asked for. */
export const walkQuery = z.object({
  updatedSince: changedSince.describe('A moment, or a day for its beginning at the clinic; left out, everything.'),
  after: z.string(CURSOR).max(200, CURSOR).optional().describe('`next` of the page before.'),
  limit: z.int(LIMIT).min(1, LIMIT).max(100, LIMIT).default(100),
});

/** What a page of a walk is answered with. */
export const walkAnswer = (kind: string, entry: z.ZodType) =>
  z.object({
    data: z.object({
      [kind]: z.array(entry),
      next: z.string().nullable().describe('`after` of the next page; null on the last one.'),
      asOf: moment.describe('`updatedSince` of the next walk; every page of a walk answers that of its first one.'),
    }),
  });

/** How callers spell what the services of lists ask for. */
export const WALK_SPELLINGS = { first: 'limit', 'filter.updatedSince': 'updatedSince' };

/** What a call of a walk asks for, out of a query: where it goes on, how many, and what changed since when. */
export function askedOfWalk({ after, limit, updatedSince }: Record<string, string>) {
  return {
    first: wholeNumber(limit) ?? 100,
    after: after || undefined,
    filter: { updatedSince: updatedSince || undefined },
  };
}

/** How a walk goes on: `after` of the next call, null where nothing follows, and `updatedSince` of the next walk. */
export function nextOfWalk(rows: ListPosition[], { hasNextPage, asOf }: { hasNextPage: boolean; asOf: Date }) {
  const last = rows.at(-1);
  return { next: last && hasNextPage ? encodeCursor({ at: last.at, id: last.id, asOf }) : null, asOf };
}
