import type { EntityManager } from '@mikro-orm/postgresql';
import type { Account } from '../../platform/access/actor.js';
import { taskView, type TaskView } from '../danger-signs/task-view.js';
import { findGateFacts, type GateFacts } from '../gate/gate.queries.js';
import { judgePlan } from '../gate/gate-view.js';
import type { CareFlagKind } from '../ledger/care-flag-kinds.js';
import { findPlansUnderCare, type OpenFlags, type PlanQuery, type PlanUnderCare } from '../ledger/plan.queries.js';
import { seenPlan } from '../ledger/plan-scope.js';
import type { PlanKind } from '../ledger/recovery-plan.entity.js';
import { percentOf } from '../plans/plan-view.js';

/** A patient with a live plan, as the care team sees it. */
export interface PatientUnderCare {
  patientId: string;
  patientNumber: number | null;
  patientName: string;
  planId: string;
  kind: PlanKind;
  phase: number;
  phaseCount: number;
  ready: boolean;
  openTask: TaskView | null;
  lastPain: number | null;
  lastPainAt: Date | null;
  /** Kinds of the open flags. */
  flags: CareFlagKind[];
  unreadMessages: number;
  recoveryPercent: number;
}

/**
 * Finds the patients with a live plan in the actor's care, in no order. Gates are evaluated here and not in the database; it takes as many
 * statements for one plan as for all.
 */
export async function findUnderCare(
  em: EntityManager,
  actor: Account,
  of: Pick<PlanQuery, 'named' | 'patientIds'>,
  now: Date,
): Promise<PatientUnderCare[]> {
  const plans = await findPlansUnderCare(em, { ...of, visibleTo: actor });
  const facts = await findGateFacts(
    em,
    plans.map(({ id }) => id),
  );
  return plans.flatMap((plan) => {
    const known = facts.get(plan.id);
    return known ? [underCare(seenPlan(actor, plan), known, now)] : [];
  });
}

/** Finds the states of patients' live plans in the actor's care, by patient. */
export async function findPlanStates(
  em: EntityManager,
  actor: Account,
  patientIds: readonly string[],
  now: Date,
): Promise<Map<string, PatientUnderCare>> {
  if (patientIds.length === 0) return new Map();
  const rows = await findUnderCare(em, actor, { patientIds }, now);
  return new Map(rows.map((row) => [row.patientId, row]));
}

function underCare(plan: PlanUnderCare & OpenFlags, facts: GateFacts, now: Date): PatientUnderCare {
  const { patientId, patientNumber, patientName, content, openTask, ledger } = plan;
  const { phase, ready } = judgePlan(plan, facts, now);
  const pain = facts.measurements.findLast(({ measure }) => measure === 'PAIN');
  return {
    patientId,
    patientNumber,
    patientName,
    planId: plan.id,
    kind: plan.kind,
    phase,
    phaseCount: content.phases.length,
    ready: plan.kind === 'PROTOCOL' && ready,
    openTask: openTask && taskView(openTask, now),
    lastPain: pain?.value ?? null,
    lastPainAt: pain?.takenAt ?? null,
    flags: plan.flags,
    unreadMessages: plan.unreadMessages,
    recoveryPercent: percentOf(ledger),
  };
}
