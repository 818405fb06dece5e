import { sql, type RawBuilder } from 'kysely';
import type { Sort } from './resource-definition.js';

/** SQL text of a time as a FHIR instant: ISO 8601 in UTC, with milliseconds. */
export const instant = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * SQL condition: the time is of this transaction. Triggers stamp rows by the clock, after the transaction began. With an end, for which no
 * transaction lasts long enough, PostgreSQL expects few rows and finds them by an index, also without statistics.
 */
export const changedNow = (column: RawBuilder<unknown>) => sql`${column} between now() and now() + interval '1 day'`;

/** Sort by a time. Its cursor has microseconds, so that it distinguishes rows of the same millisecond. */
export const byMoment = (column: RawBuilder<unknown>): Sort => ({
  key: column,
  text: sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  type: 'timestamptz',
});
