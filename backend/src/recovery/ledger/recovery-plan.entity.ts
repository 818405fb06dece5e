import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Doctor, Physiotherapist } from '../../clinic/index.js';
import { Patient } from '../../patients/index.js';
import { BODY_SIDES } from '../protocols/protocol-content.js';

export const PLAN_STATUSES = ['ACTIVE', 'COMPLETED', 'STOPPED'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

/** Where what a plan prescribes comes from: a protocol version, or a physiotherapist. */
export const PLAN_KINDS = ['PROTOCOL', 'PROGRAMME'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

export const RecoveryPlanSchema = defineEntity({
  name: 'RecoveryPlan',
  tableName: 'recovery_plan',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    patient: () => p.manyToOne(Patient).ref(),
    kind: p.enum(PLAN_KINDS).default('PROTOCOL'),
    /** The protocol version, which holds the content; null of a programme. */
    protocolVersionId: p.uuid().nullable(),
    /** YYYY-MM-DD; of a programme, the day it began. */
    surgeryDate: p.date(),
    side: p.enum(BODY_SIDES),
    status: p.enum(PLAN_STATUSES).default('ACTIVE'),
    physiotherapist: () => p.manyToOne(Physiotherapist).ref(),
    /** Null of a programme, which no doctor signs. */
    doctor: () => p.manyToOne(Doctor).nullable().ref(),
    /** Where the patient was referred from. */
    referral: p.text().nullable(),
    createdAt: p.datetime(),
    /** Null while it is in progress. */
    endedAt: p.datetime().nullable(),
    version: p.integer().version().default(1),
  },
});

/** A protocol version, applied to a patient, or a programme for a patient. */
export class RecoveryPlan extends RecoveryPlanSchema.class {}
RecoveryPlanSchema.setClass(RecoveryPlan);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    RecoveryPlan: typeof RecoveryPlanSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    recoveryPlan: RecoveryPlan;
  }
}

/** Statuses of a care task, in order. */
export const TASK_STATUSES = ['OPEN', 'ACKNOWLEDGED', 'RESOLVED'] as const;

export type TaskStatus = (typeof TASK_STATUSES)[number];
