import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { CARE_FLAG_KINDS } from '../ledger/care-flag-kinds.js';
import { RecoveryPlan } from '../ledger/recovery-plan.entity.js';

export const CareFlagSchema = defineEntity({
  name: 'CareFlag',
  tableName: 'care_flag',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    plan: () => p.manyToOne(RecoveryPlan).ref(),
    kind: p.enum(CARE_FLAG_KINDS),
    /** YYYY-MM-DD: the clinic day of the pain, of the latest skip, of the answers, or the last one before the silence. */
    day: p.date(),
    /** Of PAIN_HIGH: the latest value. */
    pain: p.integer().nullable(),
    /** Of PAIN_SKIPS: the exercise's key. */
    exercise: p.text().nullable(),
    /** Of PAIN_SKIPS: the exercise's English name. */
    exerciseName: p.text().nullable(),
    /** Of SCORE_WORSE: the response that is worse. */
    responseId: p.uuid().nullable(),
    /** Of SCORE_WORSE: the score's English name, its value, and the one before. */
    scoreName: p.text().nullable(),
    score: p.decimal('number').precision(8).scale(1).nullable(),
    scoreBefore: p.decimal('number').precision(8).scale(1).nullable(),
    /** Of PAIN_HIGH: the measurements that count. */
    measurementIds: p.array(),
    raisedAt: p.datetime(),
    /** How often it was raised while open. */
    times: p.integer().default(1),
    seenAt: p.datetime().nullable(),
    /** The account that has seen it. */
    seenById: p.uuid().nullable(),
    /** What was done about it. */
    note: p.text().nullable(),
    /** When the patient took back what it was raised for. */
    withdrawnAt: p.datetime().nullable(),
  },
});

/** Something that the care team should look at; it stops no plan. At most one of a kind is open per plan. */
export class CareFlag extends CareFlagSchema.class {}
CareFlagSchema.setClass(CareFlag);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    CareFlag: typeof CareFlagSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    careFlag: CareFlag;
  }
}
