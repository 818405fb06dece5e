import { sql, type RawBuilder } from 'kysely';
import type { Sort } from './resource-definition.js';

/** SQL text of a time as a FHIR instant: ISO 8601 in UTC, with milliseconds. */
export const instant = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Sort by a time. Its cursor has microseconds, so that it distinguishes rows of the same millisecond. */
export const byMoment = (column: RawBuilder<unknown>): Sort => ({
  key: column,
  text: sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  type: 'timestamptz',
});
