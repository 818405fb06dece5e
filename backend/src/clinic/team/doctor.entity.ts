import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { User } from '../../identity/index.js';

export const DoctorSchema = defineEntity({
  name: 'Doctor',
  tableName: 'doctor',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** Account of the doctor. */
    user: () => p.manyToOne(User).nullable().ref(),
    /** Name of the account, copied by a trigger. */
    name: p.text(),
    /** For example Orthopaedic surgeon; empty by default. */
    specialization: p.text(),
    /** Registration number of the council. */
    registrationNumber: p.text().nullable(),
    /** Last day, YYYY-MM-DD, of a doctor who leaves or has left. */
    lastDay: p.date().nullable(),
    createdAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
    version: p.integer().version().default(1),
  },
});

/** Doctor who operates on or refers patients. */
export class Doctor extends DoctorSchema.class {}
DoctorSchema.setClass(Doctor);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    Doctor: typeof DoctorSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    doctor: Doctor;
  }
}
