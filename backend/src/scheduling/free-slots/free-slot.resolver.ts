import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { toFreeSlot } from './free-slot.graphql.js';
import type { FreeSlotService } from './free-slot.service.js';

/** GraphQL resolvers of free slots. */
export const freeSlotResolvers = (service: FreeSlotService): RootResolvers => ({
  Query: {
    freeSlots: withPermission('availability.list', async ({ input }, { actor }) =>
      (await service.freeSlots(actor, input)).map((slot) => toFreeSlot(slot)),
    ),
  },
});
