import { numberText } from '../values/number-text';

/** The list's noun: for zero rows, for one, and after a number. */
export interface CountedThings {
  readonly none: string;
  readonly one: string;
  readonly many: string;
}

/** Returns the row count and the visible range, such as '64 rows, showing 11 to 20'. */
export function countText(
  known: { readonly total: number; readonly page: number; readonly limit: number } | undefined,
  shown = 0,
  { none, one, many }: CountedThings,
): string {
  if (!known) return 'Loading the list…';
  const { total, page, limit } = known;
  if (total === 0) return none;
  if (total === 1) return one;
  const first = (page - 1) * limit + 1;
  return `${numberText(total)} ${many}, showing ${numberText(first)} to ${numberText(first + shown - 1)}`;
}
