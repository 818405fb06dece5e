import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { RecoveryPlan } from '../ledger/recovery-plan.entity.js';

export const SlotOfferSchema = defineEntity({
  name: 'SlotOffer',
  tableName: 'slot_offer',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    plan: () => p.manyToOne(RecoveryPlan).ref(),
    /** Number of the missed session in the plan. */
    number: p.integer(),
    /** ISO 8601, in order. */
    slots: p.json<string[]>(),
    createdAt: p.datetime(),
    /** A later offer for the same session ends it earlier. */
    expiresAt: p.datetime(),
    acceptedAt: p.datetime().nullable(),
  },
});

/** An offer of free slots to make up for a missed session. */
export class SlotOffer extends SlotOfferSchema.class {}
SlotOfferSchema.setClass(SlotOffer);
