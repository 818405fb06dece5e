import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Patient } from '../records/patient.entity.js';

export const RecordOpeningSchema = defineEntity({
  name: 'RecordOpening',
  tableName: 'record_opening',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** The physiotherapist's account. */
    accountId: p.uuid(),
    patient: () => p.manyToOne(Patient).ref(),
    /** The clinic's day, until whose end the record is open. */
    day: p.date(),
    /** 10 to 300 characters, for the admins; it may hold clinical words. */
    reason: p.text(),
    openedAt: p.datetime(),
  },
});

/** Access to a record of another's patient, for the rest of a day, for a reason (bench §2). It is never changed. */
export class RecordOpening extends RecordOpeningSchema.class {}
RecordOpeningSchema.setClass(RecordOpening);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    RecordOpening: typeof RecordOpeningSchema;
  }
}
