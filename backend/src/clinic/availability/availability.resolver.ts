import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { toFreeSlot } from './availability.graphql.js';
import type { AvailabilityService } from './availability.service.js';

/** The GraphQL door to free times. */
export const availabilityResolvers = (service: AvailabilityService): RootResolvers => ({
  Query: {
    freeSlots: withPermission('availability.list', async ({ input }, { actor }) =>
      (await service.freeSlots(actor, input)).map((slot) => toFreeSlot(slot)),
    ),
  },
});
