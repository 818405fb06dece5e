import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import { FreeSlotsInputType, FreeSlotType } from './availability.graphql.js';
import type { AvailabilityService } from './availability.service.js';

/** The GraphQL door to free times. */
@Resolver()
export class AvailabilityResolver {
  constructor(private readonly service: AvailabilityService) {}

  @Query(() => [FreeSlotType])
  @NamesVerb('availability.list')
  async freeSlots(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => FreeSlotsInputType) input: FreeSlotsInputType,
  ): Promise<FreeSlotType[]> {
    return (await this.service.freeSlots(actor, input)).map((slot) => FreeSlotType.from(slot));
  }
}
