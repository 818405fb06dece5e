import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { toRecoveryPlan } from '../plans/plan.graphql.js';
import type { GateService } from './gate.service.js';

/** GraphQL resolvers for gates. */
export const gateResolvers = (service: GateService): RootResolvers => ({
  Query: {
    gate: withPermission('gate.read', ({ planId, language }, { actor }) => service.read(actor, { planId, language })),
  },
  Mutation: {
    confirmGate: withPermission('gate.confirm', async ({ planId, fromPhase, deviations }, { actor }) =>
      toRecoveryPlan(await service.confirm(actor, { planId, fromPhase, deviations })),
    ),
  },
});
