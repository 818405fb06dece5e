import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

export const PhysiotherapistSchema = defineEntity({
  name: 'Physiotherapist',
  tableName: 'physiotherapist',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    name: p.text(),
    /** Such as Orthopaedic, Sports, Neurological. */
    specialization: p.text(),
    /** E.164. */
    phone: p.text().nullable(),
    createdAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
  },
});

/** Somebody who treats patients; no account of their own yet. */
export class Physiotherapist extends PhysiotherapistSchema.class {}
PhysiotherapistSchema.setClass(Physiotherapist);
