import { sql, type RawBuilder } from 'kysely';
import type { Sort } from './resource-definition.js';

/** A moment as FHIR writes an instant: ISO 8601 in UTC, with milliseconds. */
export const instant = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The order of a moment; its cursor holds it to the microsecond, so that no two rows fall together. */
export const byMoment = (column: RawBuilder<unknown>): Sort => ({
  key: column,
  text: sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  type: 'timestamptz',
});
