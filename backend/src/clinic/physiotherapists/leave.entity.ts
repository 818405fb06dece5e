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
    /** End of the leave, exclusive. */
    endsAt: p.datetime(),
    /** Visible to admins only. */
    note: p.text().nullable(),
    createdAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
    version: p.integer().version().default(1),
  },
});

/** Leave of a physiotherapist. */
export class Leave extends LeaveSchema.class {}
LeaveSchema.setClass(Leave);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    Leave: typeof LeaveSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    leave: Leave;
  }
}
