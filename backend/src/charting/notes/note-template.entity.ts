import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { User } from '../../identity/index.js';
import type { Measure } from '../../recovery/index.js';
import { NOTE_KINDS } from './note-content.js';

export const NoteTemplateSchema = defineEntity({
  name: 'NoteTemplate',
  tableName: 'note_template',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** Whose; null: everybody's. */
    owner: () => p.manyToOne(User).nullable().ref(),
    /** Once for each owner. */
    name: p.text(),
    kind: p.enum(NOTE_KINDS),
    subjective: p.text(),
    objective: p.text(),
    assessment: p.text(),
    plan: p.text(),
    measures: p.array<Measure>(),
    /** Whether it came with the product and no admin has saved it. */
    isSample: p.boolean().default(false),
    createdAt: p.datetime(),
    version: p.integer().$type<Opt<number>>().version().default(1),
  },
});

/** Texts and values with which a treatment note begins: a physiotherapist's own, or shared by all. */
export class NoteTemplate extends NoteTemplateSchema.class {}
NoteTemplateSchema.setClass(NoteTemplate);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    noteTemplate: NoteTemplate;
  }
}
