import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor, type Reason } from '../../platform/errors/reason.js';
import { endPlan } from '../ledger/end-plan.js';
import { holdPlan, noPlan, raiseVersion, requireLive, requireVisiblePlan } from '../ledger/held-plan.js';
import type { PlanRow } from '../ledger/plan.queries.js';
import { presentPhase, shownPlan, type PlanView } from '../plans/plan-view.js';
import { RecoveryPlan } from '../ledger/recovery-plan.entity.js';
import { freezeReport } from '../phase-reports/freeze-report.js';
import type { UseCases } from '../../platform/use-cases.js';
import { confirmInput, gateQuery, type Deviation } from './gate.input.js';
import { findGateFacts, storePassage } from './gate.queries.js';
import { gateView, judgePlan, reportedCriteria, type GateView } from './gate-view.js';
import type { Result } from './evaluate-gate.js';

/** Reason in the ledger for sessions that a completed plan no longer needs. */
const COMPLETED = 'The plan is completed.';

/** Reads and confirms gates: the system proposes, the plan's physiotherapist confirms. */
export class GateService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Returns the proposal for the current phase; null if the plan is not active, or a programme, which has no gate. @throws AppError NOT_FOUND */
  async read(actor: Actor, input: z.input<typeof gateQuery>): Promise<GateView | null> {
    return this.useCases.read(actor, 'gate.read', gateQuery, input, async ({ planId, language }, look) => {
      const { em, actor: own, seen } = look;
      const plan = await requireVisiblePlan(em, own, planId);
      if (own.role !== 'patient') await seen({ subjectType: 'patient', subjectId: plan.patientId });
      const facts = (await findGateFacts(em, [planId])).get(planId);
      return plan.kind === 'PROTOCOL' && plan.status === 'ACTIVE' && facts
        ? gateView(judgePlan(plan, facts, this.clock.now()), language)
        : null;
    });
  }

  /** Moves a plan to the next phase; the last gate completes the plan. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE */
  async confirm(actor: Actor, input: z.input<typeof confirmInput>): Promise<PlanView> {
    return this.useCases.write(actor, 'gate.confirm', confirmInput, input, async (asked, change) => {
      const { tx, actor: own, changed } = change;
      const { fromPhase, deviations } = asked;
      const plan = await holdPlan(change, asked.planId);
      requirePhase(plan, fromPhase);
      const now = this.clock.now();
      const facts = (await findGateFacts(tx, [plan.id])).get(plan.id);
      if (!facts) throw noPlan();
      const { results } = judgePlan(plan, facts, now);
      requireReasons(results, deviations);
      const isLast = fromPhase === plan.content.phases.length;
      const passage = { planId: plan.id, fromPhase, toPhase: isLast ? null : fromPhase + 1, deviations };
      const confirmedBy = own.userId;
      await storePassage(tx, { ...passage, confirmedBy }, now);
      await freezeReport(tx, { plan, criteria: reportedCriteria(results, deviations), confirmedBy, now });
      changed('phase');
      if (isLast) await endPlan(change, plan, { status: 'COMPLETED', reason: COMPLETED, now });
      await raiseVersion(tx, plan.id);
      return {
        subject: tx.getReference(RecoveryPlan, plan.id),
        details: { fromPhase, deviations },
        answer: () => shownPlan(tx, own, plan.id, now),
      };
    });
  }
}

/** Requires a live plan in that phase without an open danger sign. @throws AppError WRONG_STATE */
function requirePhase(plan: PlanRow, fromPhase: number): void {
  requireLive(plan);
  if (plan.kind === 'PROGRAMME') throw new AppError('WRONG_STATE', reasonFor('PROGRAMME_WITHOUT_GATE'));
  const present = presentPhase(plan);
  if (fromPhase !== present) throw new AppError('WRONG_STATE', reasonFor('GATE_OF_OTHER_PHASE', { present }));
  if (plan.openTask) throw new AppError('WRONG_STATE', reasonFor('GATE_WHILE_STOPPED'));
}

/** Requires exactly one reason for each unmet criterion, and none for others. @throws AppError BAD_INPUT */
function requireReasons(results: readonly Result[], deviations: readonly Deviation[]): void {
  const fields: Record<string, Reason> = {};
  const given = new Set<string>();
  for (const [at, { criterion }] of deviations.entries()) {
    const isOpen = results.some((result) => result.criterion.key === criterion && result.state !== 'MET');
    if (!isOpen || given.has(criterion)) fields[`deviations.${at}.criterion`] = reasonFor('REASON_NOT_NEEDED');
    given.add(criterion);
  }
  for (const { criterion, state } of results)
    if (state !== 'MET' && !given.has(criterion.key))
      fields[`deviations.${criterion.key}`] = reasonFor('REASON_NEEDED');
  if (Object.keys(fields).length > 0) throw badInput(fields);
}
