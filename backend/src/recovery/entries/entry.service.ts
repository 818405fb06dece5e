import { validate as isUuid } from 'uuid';
import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import type { AllowedActor } from '../../platform/access/access-policy.js';
import { addDays, clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { raiseTask } from '../danger-signs/raise-task.js';
import { taskView, type TaskView } from '../danger-signs/task-view.js';
import { adviceFor, painAdvice } from '../ledger/how-far.js';
import type { PlanRow } from '../ledger/plan.queries.js';
import { presentPhase } from '../plans/plan-view.js';
import { RecoveryPlan } from '../ledger/recovery-plan.entity.js';
import { findChecks, findResolved, findTicks } from '../ledger/today.queries.js';
import type { WriteContext, UseCases } from '../../platform/use-cases.js';
import { entriesInput, type SentEntry } from './entry.input.js';
import { findStored, findUndoable, storeEntries } from './entry.queries.js';
import { clientIds, evaluateBatch, type Evaluated } from './evaluate-batch.js';
import { isInTime, noLivePlan, type EntryState } from './validate-entry.js';
import { reviewFlags } from './review-flags.js';
import { findFormerSigns, lockOwnPlan } from './own-plan.js';

/** Result of an entry, with advice. */
export interface EntryResult extends Pick<Evaluated, 'clientId' | 'outcome' | 'code' | 'message'> {
  advice: string | null;
  task: TaskView | null;
}

type Recording = WriteContext<AllowedActor<'entry.record'>>;

/** Stores the entries that patients make at home. */
export class EntryService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores each entry on its own, in the order of their times; results are in the order of the request. For an ended plan it accepts only a
   * yes to a danger sign, so that no reported danger is lost.
   * @throws AppError BAD_INPUT, NOT_FOUND
   */
  async record(actor: Actor, input: z.input<typeof entriesInput>): Promise<EntryResult[]> {
    return this.useCases.write(actor, 'entry.record', entriesInput, input, async ({ entries, language }, change) => {
      const { tx, changed } = change;
      const accountId = change.actor.userId;
      const now = this.clock.now();
      const plan = await lockOwnPlan(change);
      if (!plan) throw noLivePlan();
      const state = await stateOf(change, plan, entries, now);
      const known = await findStored(tx, accountId, clientIds(entries));
      const judged = evaluateBatch(entries, { state, known, language });
      if (!state.isLive && !judged.some(({ raised }) => raised.length > 0)) throw noLivePlan();
      const stored = judged.filter((one) => one.stored);
      if (stored.length > 0) {
        const made = stored.flatMap((one) => one.stored ?? []);
        const pains = await storeEntries(tx, made, { planId: plan.id, side: plan.side, accountId, now });
        if (state.isLive) await reviewFlags(tx, plan, { entries: made.map(({ entry }) => entry), pains, now });
        changed('entry');
      }
      const raised = stored.flatMap((one) => one.raised);
      const open = raised.length > 0 ? await raiseTask(tx, plan, raised, now) : plan.openTask;
      const task = open && taskView(open, now);
      const advice = task && adviceFor(task.severity, plan.kind, language);
      const answer = judged.map(({ raised: signs, pain, stored: _stored, ...result }) =>
        signs.length > 0 ? { ...result, task, advice } : { ...result, task: null, advice: painAdvice(pain, language) },
      );
      return { subject: tx.getReference(RecoveryPlan, plan.id), answer: () => answer };
    });
  }
}

async function stateOf(
  { tx, actor: { userId: accountId } }: Recording,
  plan: PlanRow,
  entries: readonly SentEntry[],
  now: Date,
): Promise<EntryState> {
  const times = entries.map(({ at }) => at).filter((at) => isInTime(at, now));
  const first = times.reduce((least, at) => (at < least ? at : least), now);
  const undone = entries.flatMap(({ undo }) => (typeof undo === 'string' && isUuid(undo) ? undo.toLowerCase() : []));
  const ticks = entries.some(({ checkIn, setDone }) => checkIn || setDone);
  return {
    now,
    phases: plan.content.phases,
    phase: presentPhase(plan),
    isLive: plan.status === 'ACTIVE',
    dangerSigns: plan.content.dangerSigns,
    formerSigns: entries.some(({ dangerCheck, sign }) => dangerCheck || sign) ? await findFormerSigns(tx, plan) : [],
    side: plan.side,
    checks: await findChecks(tx, plan.id, addDays(clinicDay(first), -1)),
    resolved: await findResolved(tx, plan.id),
    stopped: plan.openTask !== null,
    ticks: ticks ? await findTicks(tx, plan.id, clinicDay(first)) : [],
    undoable: undone.length > 0 ? await findUndoable(tx, accountId, undone) : new Map(),
  };
}
