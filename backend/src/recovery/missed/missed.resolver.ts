import { Mutation, Query, Resolver } from 'type-graphql';
import { toAppointment } from '../../scheduling/index.js';
import type { AcceptService } from './accept.service.js';
import { toMissedSession, toSlotOffer } from './missed.graphql.js';
import type { MissedService } from './missed.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers for missed sessions and offers of slots. */
@Resolver()
export class MissedResolver {
  constructor(
    private readonly missed: MissedService,
    private readonly accepts: AcceptService,
  ) {}

  @Query(() => [Contract.MissedSession])
  @RequiresPermission('recovery.listMissed')
  async missedSessions({ actor }: GraphQLContext) {
    return (await this.missed.list(actor)).map((row) => toMissedSession(row));
  }

  @Query(() => [Contract.SlotOffer])
  @RequiresPermission('recovery.readOwn')
  async slotOffers({ actor }: GraphQLContext) {
    return (await this.missed.ownOffers(actor)).map((row) => toSlotOffer(row));
  }

  @Mutation(() => Contract.SlotOffer)
  @RequiresPermission('recovery.offerSlots')
  async offerSlots({ planId, number }: Contract.OfferSlotsArgs, { actor }: GraphQLContext) {
    return toSlotOffer(await this.missed.offer(actor, { planId, number }));
  }

  @Mutation(() => Contract.Appointment)
  @RequiresPermission('recovery.acceptSlot')
  async acceptSlot({ offerId, startsAt }: Contract.AcceptSlotArgs, { actor }: GraphQLContext) {
    return toAppointment(await this.accepts.accept(actor, { offerId, startsAt }));
  }
}
