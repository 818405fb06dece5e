import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Doctor } from '../../clinic/index.js';
import { SEVERITIES } from '../protocols/protocol-content.js';
import { RecoveryPlan, TASK_STATUSES } from '../ledger/recovery-plan.entity.js';
export const CareTaskSchema = defineEntity({
  name: 'CareTask',
  tableName: 'care_task',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    plan: () => p.manyToOne(RecoveryPlan).ref(),
    /** The gravest of its signs. */
    severity: p.enum(SEVERITIES),
    status: p.enum(TASK_STATUSES).default('OPEN'),
    /** The keys of the signs, in the order in which they came. */
    signs: p.array(),
    createdAt: p.datetime(),
    dueAt: p.datetime(),
    acknowledgedAt: p.datetime().nullable(),
    resolvedAt: p.datetime().nullable(),
    /** When somebody was told of it as it is now; null: nobody could be yet. */
    toldAt: p.datetime().nullable(),
    /** The doctor who was told; null once told: the admins, for want of a doctor. */
    toldDoctor: () => p.manyToOne(Doctor).nullable().ref(),
    /** When the admins were told that the message to that doctor did not arrive. */
    unreachedToldAt: p.datetime().nullable(),
    /** When the admins were told that it is overdue. */
    overdueToldAt: p.datetime().nullable(),
    /** What the doctor says of it, to staff alone. */
    note: p.text().nullable(),
    /** What the doctor tells the patient to do; null: the product's sentence. */
    advice: p.text().nullable(),
    /** Who has seen it, then who answered it. */
    answeredBy: () => p.manyToOne(Doctor).nullable().ref(),
    version: p.integer().version().default(1),
  },
});

/** A danger sign that a doctor has to judge (recovery §5). */
export class CareTask extends CareTaskSchema.class {}
CareTaskSchema.setClass(CareTask);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    careTask: CareTask;
  }
}
