import { sql, type RawBuilder } from 'kysely';
import { CLINIC_TIME_ZONE } from '../../platform/time/clinic-time.js';
import { keysOfDay, type RowKeys } from './row-keys.js';

const ZONE = sql.lit(CLINIC_TIME_ZONE);

/** SQL of the clinic day of a moment. */
export const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone ${ZONE})::date`;

/** SQL condition: a moment within the clinic days of the question, so that an index on the moment serves. */
export const momentWithin = (moment: RawBuilder<unknown>, { from, until }: { from: string; until: string }) =>
  sql`${moment} >= ${from}::date::timestamp at time zone ${ZONE} and ${moment} < (${until}::date + 1)::timestamp at time zone ${ZONE}`;

/** SQL of the day of session `a`, on which it counts. */
export const SESSION_DAY = dayOf(sql`a.starts_at`);

/** SQL condition on session `a`: it begins within the days of the question, of the physiotherapist if one is asked for. */
export const sessionsOf = (asked: { from: string; until: string; physiotherapistId?: string | undefined }) =>
  sql`a.deleted_at is null and ${momentWithin(sql`a.starts_at`, asked)} ${
    asked.physiotherapistId ? sql`and a.physiotherapist_id = ${asked.physiotherapistId}` : sql``
  }`;

/** Keys of session `a`. */
export const keysOfSession: RowKeys = {
  ...keysOfDay(SESSION_DAY),
  PHYSIOTHERAPIST: sql`coalesce(a.physiotherapist_id::text, 'none')`,
  OFFER: sql`upper(a.session_type)`,
};
