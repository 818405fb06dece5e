import { numberText } from '#src/values/number-text';
import type { List } from './useList';

/** The list's noun: for zero rows, for one, and after a number. */
export interface CountedThings {
  readonly none: string;
  readonly one: string;
  readonly many: string;
}

/**
 * Returns the row count and the visible range, such as '64 rows, showing 11 to 20'; of a list that the server does not count the range,
 * of a list without pages the count.
 */
export function countOf(
  { rows, known }: Pick<List<unknown>, 'rows' | 'known'>,
  { none, one, many }: CountedThings,
): string {
  if (!known || !rows) return 'Loading the list…';
  const { total, page, limit, isUncounted } = known;
  const first = (page - 1) * (limit ?? 0) + 1;
  const range = `${numberText(first)} to ${numberText(first + rows.length - 1)}`;
  if (total === 0) return none;
  if (isUncounted) return `${many.charAt(0).toUpperCase()}${many.slice(1)} ${range}, the newest first`;
  if (total === 1) return one;
  return limit === undefined ? `${numberText(total)} ${many}` : `${numberText(total)} ${many}, showing ${range}`;
}
