import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Doctor, Physiotherapist } from '../../clinic/index.js';
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
    /** Highest severity of its signs. */
    severity: p.enum(SEVERITIES),
    status: p.enum(TASK_STATUSES).default('OPEN'),
    /** Keys of the signs, in order of arrival. */
    signs: p.array(),
    createdAt: p.datetime(),
    dueAt: p.datetime(),
    acknowledgedAt: p.datetime().nullable(),
    resolvedAt: p.datetime().nullable(),
    /** Time of the notification about its current state; null: nobody could be notified yet. */
    toldAt: p.datetime().nullable(),
    /** The doctor who was notified; null after a notification: the admins, because the plan has no doctor. */
    toldDoctor: () => p.manyToOne(Doctor).nullable().ref(),
    /** As `toldDoctor`, of a programme: its physiotherapist, or whoever covers. */
    toldPhysiotherapist: () => p.manyToOne(Physiotherapist).nullable().ref(),
    /** Time at which admins were notified that the message to the doctor failed. */
    unreachedToldAt: p.datetime().nullable(),
    /** Time at which admins were notified that the task is overdue. */
    overdueToldAt: p.datetime().nullable(),
    /** The doctor's note, visible to staff only. */
    note: p.text().nullable(),
    /** The doctor's advice to the patient; null: the standard text. */
    advice: p.text().nullable(),
    /** The doctor who acknowledged, and later resolved it. */
    answeredBy: () => p.manyToOne(Doctor).nullable().ref(),
    /** As `answeredBy`, of a programme. */
    answeredByPhysiotherapist: () => p.manyToOne(Physiotherapist).nullable().ref(),
    version: p.integer().version().default(1),
  },
});

/** A task to resolve a danger sign: for the plan's doctor, or the programme's physiotherapist. */
export class CareTask extends CareTaskSchema.class {}
CareTaskSchema.setClass(CareTask);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    careTask: CareTask;
  }
}
