import { validate as isUuid } from 'uuid';
import type { z } from 'zod';
import type { EntityManager } from '@mikro-orm/postgresql';
import { auditRefusal, lockFamily, requireFamily, requireRight } from '../../patients/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { addDays, clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { raiseTask } from '../danger-signs/raise-task.js';
import { taskView, type TaskView } from '../danger-signs/task-view.js';
import { adviceFor, painAdvice } from '../ledger/how-far.js';
import type { PlanQuery, PlanRow } from '../ledger/plan.queries.js';
import { presentPhase } from '../plans/plan-view.js';
import { RecoveryPlan } from '../ledger/recovery-plan.entity.js';
import { findAsked } from '../questionnaires/asked.queries.js';
import { findChecks, findResolved, findTicks } from '../ledger/today.queries.js';
import type { WriteContext, WriteResult, UseCases } from '../../platform/use-cases.js';
import { entriesInput, type EntryAuthor, familyEntriesInput, type SentEntry } from './entry.input.js';
import { type EntryScope, findStored, findUndoable, storeEntries } from './entry.queries.js';
import { clientIds, evaluateBatch, type Evaluated } from './evaluate-batch.js';
import { isInTime, noLivePlan, type EntryState } from './validate-entry.js';
import { reviewFlags } from './review-flags.js';
import { findFormerSigns, lockOwnPlan } from './own-plan.js';

/** Result of an entry, with advice. */
export interface EntryResult extends Pick<Evaluated, 'clientId' | 'outcome' | 'code' | 'message'> {
  advice: string | null;
  task: TaskView | null;
}

/** Who makes entries, for which plan. */
interface Author {
  enteredAs: EntryAuthor;
  plan: Pick<PlanQuery, 'visibleTo' | 'patientId'>;
  /** Checks access again, once the plan is locked. */
  check?: () => Promise<void>;
}

/** Stores the entries that patients make at home, and family members for them. */
export class EntryService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { clock: Clock; audit: AuditTrail },
  ) {}

  /**
   * Stores each entry on its own, in the order of their times; results are in the order of the request. For an ended plan it accepts only a
   * yes to a danger sign, so that no reported danger is lost.
   * @throws AppError BAD_INPUT, NOT_FOUND
   */
  async record(actor: Actor, input: z.input<typeof entriesInput>): Promise<EntryResult[]> {
    return this.useCases.write(actor, 'entry.record', entriesInput, input, (asked, change) =>
      this.store(asked, change, { enteredAs: 'PATIENT', plan: { visibleTo: change.actor } }),
    );
  }

  /**
   * Stores entries that a family member makes for a patient, each as `record` does, except values. The grant is checked again once the plan is
   * locked. @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN
   */
  async recordAsFamily(actor: Actor, input: z.input<typeof familyEntriesInput>): Promise<EntryResult[]> {
    const { audit, clock } = this.parts;
    const verb = 'family.recordEntries';
    return auditRefusal({ audit, actor, verb, grantId: input.grantId }, () =>
      this.useCases.write(actor, verb, familyEntriesInput, input, async ({ grantId, ...asked }, change) => {
        const access = await requireFamily(change.tx, change.actor, grantId, clock.now());
        requireRight(access, 'TICK');
        const check = async () => void (await lockFamily(change, grantId, 'TICK', clock.now()));
        const plan = { visibleTo: 'SYSTEM', patientId: access.patientId } as const;
        const { answer, ...stored } = await this.store(asked, change, { enteredAs: 'FAMILY', plan, check });
        return {
          ...stored,
          answer: async () => (await answer()).map((result) => withoutNumber(result)),
          details: { grantId },
        };
      }),
    );
  }

  private async store(
    { entries, language }: z.output<typeof entriesInput>,
    change: WriteContext<Account>,
    { enteredAs, plan: asked, check }: Author,
  ): Promise<WriteResult<EntryResult[]>> {
    const { tx, changed } = change;
    const accountId = change.actor.userId;
    const now = this.parts.clock.now();
    const plan = await lockOwnPlan(change, asked);
    if (!plan) throw noLivePlan();
    await check?.();
    const scope = { accountId, patientId: plan.patientId };
    const state = await stateOf(tx, plan, entries, { now, scope, enteredAs });
    const known = await findStored(tx, scope, clientIds(entries));
    const judged = evaluateBatch(entries, { state, known, language });
    if (!state.isLive && !judged.some(({ raised }) => raised.length > 0)) throw noLivePlan();
    const stored = judged.filter((one) => one.stored);
    if (stored.length > 0) {
      const made = stored.flatMap((one) => one.stored ?? []);
      const pains = await storeEntries(tx, made, { ...scope, planId: plan.id, side: plan.side, enteredAs, now });
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
  }
}

/** Hides the record number, which is for staff. */
const withoutNumber = ({ task, ...result }: EntryResult): EntryResult => ({
  ...result,
  task: task && { ...task, note: null, patientNumber: null },
});

async function stateOf(
  tx: EntityManager,
  plan: PlanRow,
  entries: readonly SentEntry[],
  { now, scope, enteredAs }: { now: Date; scope: EntryScope; enteredAs: EntryAuthor },
): Promise<EntryState> {
  const times = entries.map(({ at }) => at).filter((at) => isInTime(at, now));
  const first = times.reduce((least, at) => (at < least ? at : least), now);
  const undone = entries.flatMap(({ undo }) => (typeof undo === 'string' && isUuid(undo) ? undo.toLowerCase() : []));
  // What is taken back can be answered again in the same batch.
  const answers = entries.some((entry) => entry.answers);
  const ticks = entries.some(({ checkIn, setDone }) => checkIn || setDone);
  return {
    now,
    phases: plan.content.phases,
    phase: presentPhase(plan),
    enteredAs,
    isLive: plan.status === 'ACTIVE',
    dangerSigns: plan.content.dangerSigns,
    formerSigns: entries.some(({ dangerCheck, sign }) => dangerCheck || sign) ? await findFormerSigns(tx, plan) : [],
    side: plan.side,
    checks: await findChecks(tx, plan.id, addDays(clinicDay(first), -1)),
    resolved: await findResolved(tx, plan.id),
    stopped: plan.openTask !== null,
    ticks: ticks ? await findTicks(tx, plan.id, clinicDay(first)) : [],
    undoable: undone.length > 0 ? await findUndoable(tx, scope, undone) : new Map(),
    questions: { plan, asked: answers ? await findAsked(tx, plan.id) : [] },
  };
}
