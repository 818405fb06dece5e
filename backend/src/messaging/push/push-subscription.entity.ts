import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

export const PushSubscriptionSchema = defineEntity({
  name: 'PushSubscription',
  tableName: 'push_subscription',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    accountId: p.uuid(),
    /** Address at a push service; unique, because a browser belongs to the account that subscribed last. */
    endpoint: p.text(),
    createdAt: p.datetime(),
  },
});

/** A browser that receives push notifications of an account. */
export class PushSubscription extends PushSubscriptionSchema.class {}
PushSubscriptionSchema.setClass(PushSubscription);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    PushSubscription: typeof PushSubscriptionSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    pushSubscription: PushSubscription;
  }
}
