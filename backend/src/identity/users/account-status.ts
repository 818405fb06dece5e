import { sql, type RawBuilder } from 'kysely';
import { CLINIC_TIME_ZONE } from '../../platform/clinic-time.js';

/** Today's clinic day by the database's clock. */
const TODAY = `(now() at time zone '${CLINIC_TIME_ZONE}')::date`;

/** Whether an account, as the row `u`, can sign in now, by the database's clock: it stands, is not switched off, and its last day is not over. */
export const CAN_SIGN_IN = `(u.deleted_at is null and u.disabled_at is null and not coalesce(u.last_day < ${TODAY}, false))`;

/** Whether the last day of an account or a member of the team is over, by the row's name: by the database's clock unless a day is told (clinic §2). */
export const hasLeft = (row: string, day?: string): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${sql.ref(`${row}.last_day`)} < ${day === undefined ? sql.raw(TODAY) : sql`${day}::date`}, false)`;
