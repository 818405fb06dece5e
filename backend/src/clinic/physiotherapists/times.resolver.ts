import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { toPhysiotherapistTimes } from './times.graphql.js';
import type { PhysiotherapistTimesService } from './times.service.js';

/** GraphQL endpoints of a physiotherapist's working hours and leave. */
export const physiotherapistTimesResolvers = (service: PhysiotherapistTimesService): RootResolvers => ({
  Query: {
    physiotherapistTimes: withPermission('physiotherapist.readTimes', async ({ physiotherapistId }, { actor }) =>
      toPhysiotherapistTimes(await service.read(actor, physiotherapistId)),
    ),
  },
  Mutation: {
    setWorkingHours: withPermission(
      'physiotherapist.setTimes',
      async ({ physiotherapistId: id, hours, version }, { actor }) =>
        toPhysiotherapistTimes(await service.setWorkingHours(actor, { id, hours, version })),
    ),
  },
});
