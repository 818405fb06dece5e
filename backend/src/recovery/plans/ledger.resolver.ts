import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { CorrectionService } from './correction.service.js';
import type { PlanChangeService } from './plan-change.service.js';
import { toRecoveryPlan } from './plan.graphql.js';
import type { PlanView } from './plan-view.js';
import { toSessionEvent } from './session-event.graphql.js';
import type { SessionEventService } from './session-event.service.js';

const shown = async (changed: Promise<PlanView>) => toRecoveryPlan(await changed);

/** GraphQL resolvers for a plan's ledger and changes of its sessions. */
export const ledgerResolvers = (
  events: SessionEventService,
  changes: PlanChangeService,
  corrections: CorrectionService,
): RootResolvers => ({
  Query: {
    sessionEvents: withPermission('recovery.readEvents', async ({ planId, first, after }, { actor }) =>
      (await events.list(actor, { planId, first, after })).map((row) => toSessionEvent(row)),
    ),
  },
  Mutation: {
    stopPlan: withPermission('recovery.stopPlan', ({ planId, reason }, { actor }) =>
      shown(changes.stop(actor, { planId, reason })),
    ),
    addPlanSessions: withPermission('recovery.addSessions', ({ planId, count, reason }, { actor }) =>
      shown(changes.addSessions(actor, { planId, count, reason })),
    ),
    cancelPlanSession: withPermission('recovery.cancelSession', ({ planId, number, reason }, { actor }) =>
      shown(changes.cancelSession(actor, { planId, number, reason })),
    ),
    reopenPlanSession: withPermission('recovery.reopenSession', ({ planId, number, reason }, { actor }) =>
      shown(changes.reopenSession(actor, { planId, number, reason })),
    ),
    correctSession: withPermission('recovery.correctSession', ({ appointmentId, to, reason }, { actor }) =>
      shown(corrections.correct(actor, { appointmentId, to, reason })),
    ),
  },
});
