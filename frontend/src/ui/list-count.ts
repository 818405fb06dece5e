import { numberText } from '../values/number-text';

/** What a list holds, in words: for none, for one, and after a number. */
export interface CountedThings {
  readonly none: string;
  readonly one: string;
  readonly many: string;
}

/** How many there are and which of them are shown: 64 patients, showing 11 to 20. */
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
