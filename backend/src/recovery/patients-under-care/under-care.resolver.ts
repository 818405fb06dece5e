import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { toPatientUnderCare, toPatientUnderCareConnection } from './under-care.graphql.js';
import type { UnderCareService } from './under-care.service.js';

/** GraphQL resolvers for patients under care. */
export const underCareResolvers = (service: UnderCareService): RootResolvers => ({
  Query: {
    patientsUnderCare: withPermission('recovery.listUnderCare', async (_args, { actor }) =>
      (await service.list(actor)).map((row) => toPatientUnderCare(row)),
    ),
    patientsUnderCareConnection: withPermission('recovery.listUnderCare', async ({ first, after, search }, { actor }) =>
      toPatientUnderCareConnection(await service.page(actor, { first, after, search })),
    ),
  },
});
