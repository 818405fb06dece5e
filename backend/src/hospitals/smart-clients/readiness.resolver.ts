import type * as Contract from '../../platform/graphql/generated.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { type Readiness, type ReadinessService } from './readiness.service.js';

/** Names every field that is sent. */
function toReadiness({ check, isMet, found }: Readiness): Contract.Readiness {
  return { check, isMet, found };
}

/** The GraphQL door to what a hospital needs before it can connect. */
export const readinessResolvers = (service: ReadinessService): RootResolvers => ({
  Query: {
    hospitalReadiness: withPermission('smartClient.checkReadiness', async (_args, { actor }) =>
      (await service.list(actor)).map((one) => toReadiness(one)),
    ),
  },
});
