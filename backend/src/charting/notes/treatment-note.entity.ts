import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Physiotherapist } from '../../clinic/index.js';
import { User } from '../../identity/index.js';
import { Patient } from '../../patients/index.js';
import { Appointment } from '../../scheduling/index.js';
import { CHANGES, NOTE_KINDS, type ChartMark, type TreatmentGiven } from './note-content.js';

export const STORED_STATUSES = ['DRAFT', 'SIGNED', 'IN_ERROR'] as const;

export const TreatmentNoteSchema = defineEntity({
  name: 'TreatmentNote',
  tableName: 'treatment_note',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    patient: () => p.manyToOne(Patient).ref(),
    /** At most one note of a session counts. Null for a call or message. */
    appointment: () => p.manyToOne(Appointment).nullable().ref(),
    kind: p.enum(NOTE_KINDS),
    /** Start of the session, or when the note without one was first saved. */
    at: p.datetime(),
    author: () => p.manyToOne(User).ref(),
    /** For whom the author stood in. */
    coveredFor: () => p.manyToOne(Physiotherapist).nullable().ref(),
    subjective: p.text(),
    objective: p.text(),
    assessment: p.text(),
    plan: p.text(),
    painBefore: p.integer().nullable(),
    painAfter: p.integer().nullable(),
    change: p.enum(CHANGES).nullable(),
    body: p.json<ChartMark[]>(),
    treatments: p.json<TreatmentGiven[]>(),
    /** As stored: a draft counts as locked from `locksAt` on. */
    status: p.enum(STORED_STATUSES).default('DRAFT'),
    locksAt: p.datetime(),
    signedAt: p.datetime().nullable(),
    /** SHA-256 of the content at signing. */
    contentHash: p.text().nullable(),
    errorReason: p.text().nullable(),
    createdAt: p.datetime(),
    version: p.integer().$type<Opt<number>>().version().default(1),
  },
});

/** What a physiotherapist wrote down of a session, call or message. A trigger refuses every change of one that is signed or locked. */
export class TreatmentNote extends TreatmentNoteSchema.class {}
TreatmentNoteSchema.setClass(TreatmentNote);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    TreatmentNote: typeof TreatmentNoteSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    treatmentNote: TreatmentNote;
  }
}
