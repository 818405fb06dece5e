import { defineEntity, p } from '@mikro-orm/core';
import type { Weekday } from '../../clinic/index.js';

export const ReminderSettingSchema = defineEntity({
  name: 'ReminderSetting',
  tableName: 'reminder_setting',
  properties: {
    /** Id of the account. */
    id: p.uuid().primary().fieldName('account_id'),
    /** HH:MM at the clinic. */
    at: p.text().default('09:00'),
    weekdays: p.array<Weekday>(),
    changedAt: p.datetime(),
  },
});

/** When a patient is reminded of the exercises; the consent says whether. */
export class ReminderSetting extends ReminderSettingSchema.class {}
ReminderSettingSchema.setClass(ReminderSetting);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    ReminderSetting: typeof ReminderSettingSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    reminderSetting: ReminderSetting;
  }
}
