import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import type { UseCases } from '../../platform/use-cases.js';
import { sessionEventsInput } from '../ledger/plan-change.input.js';
import { requireVisiblePlan } from '../ledger/held-plan.js';
import { findSessionEvents, type SessionEventRow } from '../ledger/session-event.queries.js';

/** Reads the ledgers of plans. */
export class SessionEventService {
  constructor(private readonly useCases: UseCases) {}

  /** Lists a slice of a plan's events, oldest first. @throws AppError BAD_INPUT, NOT_FOUND */
  async list(actor: Actor, input: z.input<typeof sessionEventsInput>): Promise<SessionEventRow[]> {
    return this.useCases.read(actor, 'recovery.readEvents', sessionEventsInput, input, async (asked, look) => {
      const { planId, first, after } = asked;
      const plan = await requireVisiblePlan(look.em, look.actor, planId);
      if (look.actor.role !== 'patient') await look.seen({ subjectType: 'patient', subjectId: plan.patientId });
      return findSessionEvents(look.em, { planId, first, after });
    });
  }
}
