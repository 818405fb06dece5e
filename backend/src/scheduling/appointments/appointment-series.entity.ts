import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

export const AppointmentSeriesSchema = defineEntity({
  name: 'AppointmentSeries',
  tableName: 'appointment_series',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    createdAt: p.datetime(),
  },
});

/** Sessions of one patient that were booked together. */
export class AppointmentSeries extends AppointmentSeriesSchema.class {}
AppointmentSeriesSchema.setClass(AppointmentSeries);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    AppointmentSeries: typeof AppointmentSeriesSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    appointmentSeries: AppointmentSeries;
  }
}
