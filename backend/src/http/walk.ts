import { encodeCursor, type ListPosition } from '../lists/list-cursor.js';
import { wholeNumber } from './rest.js';

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
