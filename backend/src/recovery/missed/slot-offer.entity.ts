import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { RecoveryPlan } from '../plans/recovery-plan.entity.js';

export const SlotOfferSchema = defineEntity({
  name: 'SlotOffer',
  tableName: 'slot_offer',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    plan: () => p.manyToOne(RecoveryPlan).ref(),
    /** The session of the plan that was missed. */
    number: p.integer(),
    /** ISO 8601, in order. */
    slots: p.json<string[]>(),
    createdAt: p.datetime(),
    /** A later offer for the same session ends it before. */
    expiresAt: p.datetime(),
    acceptedAt: p.datetime().nullable(),
  },
});

/** Free times that a patient may choose from, to make up for a missed session (recovery §6). */
export class SlotOffer extends SlotOfferSchema.class {}
SlotOfferSchema.setClass(SlotOffer);
