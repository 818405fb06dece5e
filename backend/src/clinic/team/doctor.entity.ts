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
    /** The account they sign in with. */
    user: () => p.manyToOne(User).nullable().ref(),
    /** The account's, which a trigger of the database copies. */
    name: p.text(),
    /** Such as Orthopaedic surgeon; empty until somebody gave it. */
    specialization: p.text(),
    /** In the council's register. */
    registrationNumber: p.text().nullable(),
    /** YYYY-MM-DD, of one who leaves or has left. */
    lastDay: p.date().nullable(),
    createdAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
    version: p.integer().version().default(1),
  },
});

/** Somebody who operates on or refers patients (clinic §2). */
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
