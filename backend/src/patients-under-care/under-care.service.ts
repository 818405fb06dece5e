import type { Actor } from '../auth/actor.js';
import type { Clock } from '../clock.js';
import { taskView, type TaskView } from '../danger-signs/task-view.js';
import { findGateFacts, type GateFacts } from '../gate/gate.queries.js';
import { judgePlan } from '../gate/gate-view.js';
import { nothing } from '../inputs/parse-input.js';
import { findPlansUnderCare, type PlanRow } from '../recovery/plan.queries.js';
import { seenPlan } from '../recovery/plan-reach.js';
import { HIGH_PAIN } from '../recovery/how-far.js';
import { percentOf } from '../recovery/plan-view.js';
import type { UseCases } from '../use-cases.js';

/** What the team should look at; none of it stops a plan. */
export type CareFlag = 'PAIN_HIGH';

/** A patient in the list of those who look after them. */
export interface PatientUnderCare {
  patientId: string;
  patientNumber: number | null;
  patientName: string;
  planId: string;
  phase: number;
  phaseCount: number;
  ready: boolean;
  openTask: TaskView | null;
  lastPain: number | null;
  lastPainAt: Date | null;
  flags: CareFlag[];
  recoveryPercent: number;
}

/** The patients whom somebody looks after (recovery §4). */
export class UnderCareService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** One's own patients with a live plan: those whose sign waits, then those in high pain, then those who are ready, then the rest; two statements in all. */
  async list(actor: Actor): Promise<PatientUnderCare[]> {
    return this.useCases.read(actor, 'recovery.listUnderCare', nothing, {}, async (_, { em, actor: own, listed }) => {
      const now = this.clock.now();
      const plans = await findPlansUnderCare(em, own.userId);
      const facts = await findGateFacts(
        em,
        plans.map(({ id }) => id),
      );
      const rows = plans.flatMap((plan) => {
        const known = facts.get(plan.id);
        return known ? [underCare(seenPlan(own, plan), known, now)] : [];
      });
      await listed(rows.map(({ planId }) => ({ id: planId })));
      return rows.toSorted((a, b) => rankOf(a) - rankOf(b) || dueOf(a) - dueOf(b));
    });
  }
}

function underCare(plan: PlanRow, facts: GateFacts, now: Date): PatientUnderCare {
  const { patientId, patientNumber, patientName, content, openTask, ledger } = plan;
  const { phase, ready } = judgePlan(plan, facts, now);
  const pain = facts.measurements.findLast(({ measure }) => measure === 'PAIN');
  return {
    patientId,
    patientNumber,
    patientName,
    planId: plan.id,
    phase,
    phaseCount: content.phases.length,
    ready,
    openTask: openTask && taskView(openTask, now),
    lastPain: pain?.value ?? null,
    lastPainAt: pain?.takenAt ?? null,
    flags: pain && pain.value >= HIGH_PAIN ? ['PAIN_HIGH'] : [],
    recoveryPercent: percentOf(ledger),
  };
}

/** Open signs first, then high pain, then those who are ready, then the rest. */
function rankOf({ openTask, flags, ready }: PatientUnderCare): number {
  if (openTask) return 0;
  if (flags.includes('PAIN_HIGH')) return 1;
  return ready ? 2 : 3;
}
const dueOf = ({ openTask }: PatientUnderCare) => openTask?.dueAt.getTime() ?? 0;
