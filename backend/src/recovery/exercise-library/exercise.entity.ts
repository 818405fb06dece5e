import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

export const ExerciseSchema = defineEntity({
  name: 'Exercise',
  tableName: 'exercise',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** Key that protocols name it by. */
    key: p.text(),
    /** Number of the newest revision. */
    revision: p.integer(),
    retired: p.boolean().default(false),
  },
});

/** An entry of the exercise library; its revisions and their reviews are append-only tables. */
export class Exercise extends ExerciseSchema.class {}
ExerciseSchema.setClass(Exercise);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    exercise: Exercise;
  }
}
