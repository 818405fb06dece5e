import { sql, type RawBuilder } from 'kysely';
import { addDays, isDay } from '../../platform/time/clinic-time.js';
import type { ReportGroup } from './report-kind.js';

/** SQL of the key of each grouping that lines of a kind have. */
export type RowKeys = Partial<Record<ReportGroup, RawBuilder<unknown>>>;

/** Returns the SQL of a grouping's key. @throws Error for a grouping without one, which is a programming error */
export function rowKey(keys: RowKeys, groupBy: ReportGroup): RawBuilder<unknown> {
  const key = keys[groupBy];
  if (!key) throw new Error(`these lines have no key of ${groupBy}`);
  return key;
}

/** Returns the keys of a day: the day itself, the Monday of its week, its month. */
export const keysOfDay = (day: RawBuilder<unknown>): RowKeys => ({
  DAY: sql`to_char(${day}, 'YYYY-MM-DD')`,
  WEEK: sql`to_char(date_trunc('week', ${day}), 'YYYY-MM-DD')`,
  MONTH: sql`to_char(${day}, 'YYYY-MM')`,
});

/** Returns the first and last day of a key of `keysOfDay`; undefined for other keys. */
export function daysOfKey(groupBy: ReportGroup, key: string): { first: string; last: string } | undefined {
  const first = groupBy === 'MONTH' ? `${key}-01` : key;
  if (!isDay(first)) return undefined;
  if (groupBy === 'DAY') return { first, last: first };
  if (groupBy === 'WEEK') return { first, last: addDays(first, 6) };
  if (groupBy !== 'MONTH') return undefined;
  const [year = 0, month = 0] = key.split('-').map(Number);
  return { first, last: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) };
}

/** Returns the SQL of a key that is somebody's words, none of which is the key of the total. */
export const wordsKey = (words: RawBuilder<unknown>) =>
  sql`case ${words} when 'total' then '“total”' else ${words} end`;

/** SQL condition: a day within the days of the question. */
export const within = (day: RawBuilder<unknown>, { from, until }: { from: string; until: string }) =>
  sql`${day} between ${from}::date and ${until}::date`;
