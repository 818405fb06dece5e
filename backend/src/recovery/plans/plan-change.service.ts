import type { z } from 'zod';
import type { Account, Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext, UseCases } from '../../platform/use-cases.js';
import { endPlan } from '../ledger/end-plan.js';
import { holdPlan, holdPlanToStop, raiseVersion, requireLive, requireProtocol } from '../ledger/held-plan.js';
import { addSessionsInput, planSessionInput, stopInput } from '../ledger/plan-change.input.js';
import { findPlanSessions, type PlanRow, type PlanSessionRow } from '../ledger/plan.queries.js';
import { presentPhase, shownPlan, type PlanView } from './plan-view.js';
import { RecoveryPlan } from '../ledger/recovery-plan.entity.js';
import { addEvents } from '../ledger/session-event.queries.js';

type PlanVerb = 'recovery.stopPlan' | 'recovery.addSessions' | 'recovery.cancelSession' | 'recovery.reopenSession';

/** A locked live plan, and its change. */
interface Held {
  plan: PlanRow;
  change: WriteContext<Account>;
}

/** Changes plans and their sessions on behalf of staff. */
export class PlanChangeService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends a plan without an open danger sign: cancels booked sessions and removes open ones.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE
   */
  async stop(actor: Actor, input: z.input<typeof stopInput>): Promise<PlanView> {
    return this.write(actor, 'recovery.stopPlan', stopInput, input, async ({ reason }, { plan, change }) => {
      // Without a live plan the advice would disappear, and the next plan would start despite the open sign.
      if (plan.openTask) throw new AppError('WRONG_STATE', reasonFor('STOP_WHILE_SIGN_OPEN'));
      const ended = await endPlan(change, plan, { status: 'STOPPED', reason, now: this.clock.now() });
      // The ledger keeps the reason with the sessions; a programme has none.
      return plan.kind === 'PROGRAMME' ? { reason } : { ...ended };
    });
  }

  /** Adds sessions to the current phase. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE */
  async addSessions(actor: Actor, input: z.input<typeof addSessionsInput>): Promise<PlanView> {
    return this.write(actor, 'recovery.addSessions', addSessionsInput, input, async (asked, { plan, change }) => {
      requireProtocol(plan);
      const { count, reason } = asked;
      const numbers = Array.from({ length: count }, (_, at) => plan.ledger.planned + at + 1);
      const planned = { planId: plan.id, kind: 'PLANNED', numbers, phase: presentPhase(plan), reason } as const;
      await addEvents(change.tx, change.actor, planned);
      return { count };
    });
  }

  /** Removes a missed session, or an open one without a booking, from the plan. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE */
  async cancelSession(actor: Actor, input: z.input<typeof planSessionInput>): Promise<PlanView> {
    return this.write(actor, 'recovery.cancelSession', planSessionInput, input, async (asked, held) =>
      decide(asked, held, 'CANCELLED', ({ state, appointmentId }) => {
        if (state === 'AHEAD' && appointmentId) throw new AppError('WRONG_STATE', reasonFor('PLAN_SESSION_BOOKED'));
        return state === 'AHEAD' || state === 'MISSED';
      }),
    );
  }

  /** Reopens a missed or removed session. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE */
  async reopenSession(actor: Actor, input: z.input<typeof planSessionInput>): Promise<PlanView> {
    return this.write(actor, 'recovery.reopenSession', planSessionInput, input, async (asked, held) =>
      decide(asked, held, 'REOPENED', ({ state }) => state === 'MISSED' || state === 'CANCELLED'),
    );
  }

  private async write<S extends z.ZodType<{ planId: string }>>(
    actor: Actor,
    verb: PlanVerb,
    schema: S,
    input: z.input<S>,
    work: (asked: z.output<S>, held: Held) => Promise<Record<string, unknown>>,
  ): Promise<PlanView> {
    return this.useCases.write(actor, verb, schema, input, async (asked, change) => {
      const { tx, actor: own, changed } = change;
      const hold = verb === 'recovery.stopPlan' ? holdPlanToStop : holdPlan;
      const plan = await hold(change, asked.planId);
      requireLive(plan);
      const details = await work(asked, { plan, change });
      await raiseVersion(tx, plan.id);
      changed('sessions');
      const answer = () => shownPlan(tx, own, plan.id, this.clock.now());
      return { subject: tx.getReference(RecoveryPlan, plan.id), details, answer };
    });
  }
}

/** Appends an event for one session. @throws AppError NOT_FOUND, WRONG_STATE */
async function decide(
  { number, reason }: z.output<typeof planSessionInput>,
  { plan, change }: Held,
  kind: 'CANCELLED' | 'REOPENED',
  fits: (session: PlanSessionRow) => boolean,
): Promise<{ number: number }> {
  const session = (await findPlanSessions(change.tx, plan.id)).find((one) => one.number === number);
  if (!session) throw new AppError('NOT_FOUND', reasonFor('PLAN_SESSION_NOT_FOUND'));
  if (!fits(session)) throw new AppError('WRONG_STATE', reasonFor('PLAN_SESSION_STANDS', { state: session.state }));
  await addEvents(change.tx, change.actor, { planId: plan.id, kind, numbers: [number], reason });
  return { number };
}
