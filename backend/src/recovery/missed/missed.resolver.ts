import { toAppointment } from '../../scheduling/index.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { AcceptService } from './accept.service.js';
import { toMissedSession, toSlotOffer } from './missed.graphql.js';
import type { MissedService } from './missed.service.js';

/** GraphQL resolvers for missed sessions and offers of slots. */
export const missedResolvers = (missed: MissedService, accepts: AcceptService): RootResolvers => ({
  Query: {
    missedSessions: withPermission('recovery.listMissed', async (_args, { actor }) =>
      (await missed.list(actor)).map((row) => toMissedSession(row)),
    ),
    slotOffers: withPermission('recovery.readOwn', async (_args, { actor }) =>
      (await missed.ownOffers(actor)).map((row) => toSlotOffer(row)),
    ),
  },
  Mutation: {
    offerSlots: withPermission('recovery.offerSlots', async ({ planId, number }, { actor }) =>
      toSlotOffer(await missed.offer(actor, { planId, number })),
    ),
    acceptSlot: withPermission('recovery.acceptSlot', async ({ offerId, startsAt }, { actor }) =>
      toAppointment(await accepts.accept(actor, { offerId, startsAt })),
    ),
  },
});
