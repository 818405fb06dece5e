import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Physiotherapist } from './physiotherapist.entity.js';

export const LeaveSchema = defineEntity({
  name: 'Leave',
  tableName: 'physiotherapist_leave',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    physiotherapist: () => p.manyToOne(Physiotherapist).ref(),
    startsAt: p.datetime(),
    /** The first moment at which they are back. */
    endsAt: p.datetime(),
    /** For admins alone. */
    note: p.text().nullable(),
    createdAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
    version: p.integer().version().default(1),
  },
});

/** Time for which a physiotherapist is away (clinic §2). */
export class Leave extends LeaveSchema.class {}
LeaveSchema.setClass(Leave);
