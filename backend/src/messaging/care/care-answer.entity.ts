import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

export const CareAnswerSchema = defineEntity({
  name: 'CareAnswer',
  tableName: 'care_answer',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    title: p.text(),
    textEn: p.text(),
    textHi: p.text(),
    updatedAt: p.datetime(),
  },
});

/** An answer that is written often. */
export class CareAnswer extends CareAnswerSchema.class {}
CareAnswerSchema.setClass(CareAnswer);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    CareAnswer: typeof CareAnswerSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    careAnswer: CareAnswer;
  }
}
