import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Physiotherapist } from '../../clinic/index.js';

export const CoverSchema = defineEntity({
  name: 'Cover',
  tableName: 'cover',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** Who is absent. */
    absent: () => p.manyToOne(Physiotherapist).ref(),
    /** Who treats their patients meanwhile. */
    by: () => p.manyToOne(Physiotherapist).ref(),
    firstDay: p.date(),
    /** Inclusive; at most 60 days after the first. */
    lastDay: p.date(),
    createdAt: p.datetime(),
    /** When the desk ended it early. */
    endedAt: p.datetime().nullable(),
    version: p.integer().version().default(1),
  },
});

/** Period in which a physiotherapist treats, and sees, the patients of an absent one (bench §2). */
export class Cover extends CoverSchema.class {}
CoverSchema.setClass(Cover);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    Cover: typeof CoverSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    cover: Cover;
  }
}
