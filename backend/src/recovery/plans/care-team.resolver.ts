import { toPlanLeft } from '../../scheduling/index.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { CareTeamService } from './care-team.service.js';
import { toRecoveryPlan } from './plan.graphql.js';

/** GraphQL resolvers for care teams. */
export const careTeamResolvers = (teams: CareTeamService): RootResolvers => ({
  Query: {
    plansLeft: withPermission('recovery.listLeft', async (_args, { actor }) =>
      (await teams.left(actor)).map((row) => toPlanLeft(row)),
    ),
  },
  Mutation: {
    changeCareTeam: withPermission(
      'recovery.changeCareTeam',
      async ({ planId, physiotherapistId, doctorId, version }, { actor }) =>
        toRecoveryPlan(await teams.change(actor, { planId, physiotherapistId, doctorId, version })),
    ),
  },
});
