import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { RecoveryPlan } from '../ledger/recovery-plan.entity.js';
import type { ReportContent } from './report-content.js';

export const PhaseReportSchema = defineEntity({
  name: 'PhaseReport',
  tableName: 'phase_report',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    plan: () => p.manyToOne(RecoveryPlan).ref(),
    /** From 1. */
    fromPhase: p.integer(),
    content: p.json<ReportContent>(),
    createdAt: p.datetime(),
  },
});

/** What a phase came to, frozen when it was left; append-only. */
export class PhaseReport extends PhaseReportSchema.class {}
PhaseReportSchema.setClass(PhaseReport);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    PhaseReport: typeof PhaseReportSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    phaseReport: PhaseReport;
  }
}
