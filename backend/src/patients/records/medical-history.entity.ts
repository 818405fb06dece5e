import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Patient } from './patient.entity.js';

export const MedicalHistoryEntrySchema = defineEntity({
  name: 'MedicalHistoryEntry',
  tableName: 'medical_history_entry',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    patient: () => p.manyToOne(Patient).ref(),
    diagnosis: p.text(),
    treatment: p.text().nullable(),
    surgeryDetails: p.text().nullable(),
    createdAt: p.datetime(),
    /** A trigger notes it. */
    updatedAt: p.datetime().$type<Opt<Date>>().lazy().defaultRaw('clock_timestamp()'),
    /** How often the row was changed, by whomever; a trigger counts, and no entity reads it. */
    revision: p.integer().$type<Opt<number>>().lazy().default(1),
  },
});

/** What was diagnosed and done before. */
export class MedicalHistoryEntry extends MedicalHistoryEntrySchema.class {}
MedicalHistoryEntrySchema.setClass(MedicalHistoryEntry);
