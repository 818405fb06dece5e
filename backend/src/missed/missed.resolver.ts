import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AppointmentType } from '../appointments/appointment.graphql.js';
import type { GraphQLContext } from '../graphql/context.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import type { AcceptService } from './accept.service.js';
import { MissedSessionType, SlotOfferType } from './missed.graphql.js';
import type { MissedService } from './missed.service.js';

/** The GraphQL door to missed sessions and the times that are offered for them. */
@Resolver()
export class MissedResolver {
  constructor(
    private readonly missed: MissedService,
    private readonly accepts: AcceptService,
  ) {}

  @Query(() => [MissedSessionType])
  @NamesVerb('recovery.listMissed')
  async missedSessions(@Ctx() { actor }: GraphQLContext): Promise<MissedSessionType[]> {
    return (await this.missed.list(actor)).map((row) => MissedSessionType.from(row));
  }

  @Query(() => [SlotOfferType])
  @NamesVerb('recovery.readOwn')
  async slotOffers(@Ctx() { actor }: GraphQLContext): Promise<SlotOfferType[]> {
    return (await this.missed.ownOffers(actor)).map((row) => SlotOfferType.from(row));
  }

  @Mutation(() => SlotOfferType)
  @NamesVerb('recovery.offerSlots')
  async offerSlots(
    @Ctx() { actor }: GraphQLContext,
    @Arg('planId', () => ID) planId: string,
    @Arg('number', () => Int) number: number,
  ): Promise<SlotOfferType> {
    return SlotOfferType.from(await this.missed.offer(actor, { planId, number }));
  }

  @Mutation(() => AppointmentType)
  @NamesVerb('recovery.acceptSlot')
  async acceptSlot(
    @Ctx() { actor }: GraphQLContext,
    @Arg('offerId', () => ID) offerId: string,
    @Arg('startsAt', () => DateTimeScalar) startsAt: Date,
  ): Promise<AppointmentType> {
    return AppointmentType.from(await this.accepts.accept(actor, { offerId, startsAt }));
  }
}
