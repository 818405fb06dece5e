import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { toPhysiotherapistTimes, toEnteredLeave } from './times.graphql.js';
import type { PhysiotherapistTimesService } from './times.service.js';

/** The GraphQL door to when a physiotherapist works and is away. */
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
    addLeave: withPermission('physiotherapist.setTimes', async ({ input }, { actor }) =>
      toEnteredLeave(await service.addLeave(actor, input)),
    ),
    cancelLeave: withPermission('physiotherapist.setTimes', async ({ id }, { actor }) => {
      await service.cancelLeave(actor, id);
      return true;
    }),
  },
});
