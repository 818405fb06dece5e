import { sql, type RawBuilder } from 'kysely';
import { CLINIC_TIME_ZONE } from '../../platform/time/clinic-time.js';

/** SQL of the current clinic day, by the database's clock. */
const TODAY = `(now() at time zone '${CLINIC_TIME_ZONE}')::date`;

/**
 * SQL condition on the row `u`: the account can sign in now, by the database's clock: it is not deleted or disabled, and its last day has
 * not passed.
 */
export const CAN_SIGN_IN = `(u.deleted_at is null and u.disabled_at is null and not coalesce(u.last_day < ${TODAY}, false))`;

/** SQL condition on a row alias: the last day of an account or team member has passed, by the database's clock or on a given day. */
export const hasLeft = (row: string, day?: string): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${sql.ref(`${row}.last_day`)} < ${day === undefined ? sql.raw(TODAY) : sql`${day}::date`}, false)`;
