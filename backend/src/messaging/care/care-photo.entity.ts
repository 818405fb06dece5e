import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { User } from '../../identity/index.js';
import { CareMessage } from './care-message.entity.js';

export const CarePhotoSchema = defineEntity({
  name: 'CarePhoto',
  tableName: 'care_photo',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** Who uploaded it. */
    account: () => p.manyToOne(User).ref(),
    /** Null before it is sent. */
    message: () => p.manyToOne(CareMessage).nullable().ref(),
    /** From 1; null before it is sent. */
    position: p.integer().nullable(),
    fileKey: p.text(),
    width: p.integer(),
    height: p.integer(),
    addedAt: p.datetime(),
  },
});

/** A picture in a message, or one that waits for an hour at most to be sent. */
export class CarePhoto extends CarePhotoSchema.class {}
CarePhotoSchema.setClass(CarePhoto);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    CarePhoto: typeof CarePhotoSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    carePhoto: CarePhoto;
  }
}
