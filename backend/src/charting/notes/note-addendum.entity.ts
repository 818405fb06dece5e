import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { User } from '../../identity/index.js';
import { TreatmentNote } from './treatment-note.entity.js';

export const NoteAddendumSchema = defineEntity({
  name: 'NoteAddendum',
  tableName: 'note_addendum',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    note: () => p.manyToOne(TreatmentNote).ref(),
    /** 3 to 4,000 characters. */
    text: p.text(),
    author: () => p.manyToOne(User).ref(),
    at: p.datetime(),
  },
});

/** Words that were added to a note after it was locked or signed. It is never changed. */
export class NoteAddendum extends NoteAddendumSchema.class {}
NoteAddendumSchema.setClass(NoteAddendum);
