import type { z } from 'zod';
import type { Actor } from '../../identity/auth/actor.js';
import type { UseCases } from '../../platform/use-cases.js';
import { sessionEventsInput } from './plan-change.input.js';
import { findPlan } from './plan.queries.js';
import { noPlan, reachOf } from './plan-reach.js';
import { findSessionEvents, type SessionEventRow } from './session-event.queries.js';

/** What happened to the sessions of a plan: the ledger itself (recovery §1). */
export class SessionEventService {
  constructor(private readonly useCases: UseCases) {}

  /** A stretch of a plan's events, oldest first. @throws AppError BAD_INPUT, NOT_FOUND */
  async list(actor: Actor, input: z.input<typeof sessionEventsInput>): Promise<SessionEventRow[]> {
    return this.useCases.read(actor, 'recovery.readEvents', sessionEventsInput, input, async (asked, look) => {
      const { planId, first, after } = asked;
      const plan = await findPlan(look.em, { planId, ...reachOf(look.actor) });
      if (!plan) throw noPlan();
      if (look.actor.role !== 'patient') await look.seen({ subjectType: 'patient', subjectId: plan.patientId });
      return findSessionEvents(look.em, { planId, first, after });
    });
  }
}
