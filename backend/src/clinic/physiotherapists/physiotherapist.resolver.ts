import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { PhysiotherapistService } from './physiotherapist.service.js';

/** GraphQL endpoints of physiotherapists. */
export const physiotherapistResolvers = (service: PhysiotherapistService): RootResolvers => ({
  Query: {
    physiotherapists: withPermission('physiotherapist.list', ({ day }, { actor }) => service.list(actor, { day })),
  },
});
