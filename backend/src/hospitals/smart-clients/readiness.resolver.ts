import type * as Contract from '../../platform/graphql/generated.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { type Readiness, type ReadinessService } from './readiness.service.js';

/** Maps a check to the GraphQL type, field by field. */
function toReadiness({ check, isMet, found }: Readiness): Contract.Readiness {
  return { check, isMet, found };
}

/** GraphQL resolvers for the installation's readiness for clients. */
export const readinessResolvers = (service: ReadinessService): RootResolvers => ({
  Query: {
    hospitalReadiness: withPermission('smartClient.checkReadiness', async (_args, { actor }) =>
      (await service.list(actor)).map((one) => toReadiness(one)),
    ),
  },
});
