import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

export const LessonSchema = defineEntity({
  name: 'Lesson',
  tableName: 'lesson',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    slug: p.text(),
    /** Number of the newest revision. */
    revision: p.integer(),
    retired: p.boolean().default(false),
  },
});

/** A lesson for patients; its revisions, their reviews and who read it are append-only tables. */
export class Lesson extends LessonSchema.class {}
LessonSchema.setClass(Lesson);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    lesson: Lesson;
  }
}
