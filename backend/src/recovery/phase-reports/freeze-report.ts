import type { EntityManager } from '@mikro-orm/postgresql';
import { loadSettings } from '../../clinic/index.js';
import type { PlanRow } from '../ledger/plan.queries.js';
import { RecoveryPlan } from '../ledger/recovery-plan.entity.js';
import { PhaseReport } from './phase-report.entity.js';
import { reportContent, type ReportedCriterion } from './report-content.js';
import { findReportFacts } from './report-facts.queries.js';

/** The passage that a report is of. */
interface LeftPhase {
  /** The plan as it was before the passage. */
  plan: PlanRow;
  criteria: ReportedCriterion[];
  /** Account of the physiotherapist. */
  confirmedBy: string;
  now: Date;
}

/** Stores the report of the phase that a plan leaves, in the transaction of the passage, which is stored before it. */
export async function freezeReport(tx: EntityManager, { plan, criteria, confirmedBy, now }: LeftPhase): Promise<void> {
  const facts = await findReportFacts(tx, { planId: plan.id, phase: plan.passages + 1, confirmedBy });
  const { name: clinic } = await loadSettings(tx);
  const content = reportContent(plan, facts, { clinic, criteria, at: now });
  tx.create(PhaseReport, {
    plan: tx.getReference(RecoveryPlan, plan.id),
    fromPhase: content.phase.number,
    content,
    createdAt: now,
  });
}
