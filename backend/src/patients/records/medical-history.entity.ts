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
    /** Set by a trigger. */
    updatedAt: p.datetime().$type<Opt<Date>>().lazy().defaultRaw('clock_timestamp()'),
    /** Number of changes to the row. Incremented by a trigger; not loaded by default. */
    revision: p.integer().$type<Opt<number>>().lazy().default(1),
  },
});

/** A past diagnosis and its treatment. */
export class MedicalHistoryEntry extends MedicalHistoryEntrySchema.class {}
MedicalHistoryEntrySchema.setClass(MedicalHistoryEntry);
