import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { WEEKDAYS, type Weekday } from '../../clinic/index.js';

/** When a patient is reminded until they choose something else. */
export const FIRST_REMINDERS: Readonly<{ at: string; weekdays: readonly Weekday[] }> = {
  at: '09:00',
  weekdays: WEEKDAYS,
};

/** Adds the settings of an account that has none: the timer looks for reminders by their time of day. */
export async function addReminderSettings(tx: EntityManager, accountId: string, now: Date): Promise<void> {
  await sql`insert into reminder_setting (account_id, at, weekdays, changed_at)
    values (${accountId}, ${FIRST_REMINDERS.at}, ${[...FIRST_REMINDERS.weekdays]}::text[], ${now})
    on conflict (account_id) do nothing`.execute(tx.getKysely());
}
