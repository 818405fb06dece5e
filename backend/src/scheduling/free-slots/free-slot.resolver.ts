import { Query, Resolver } from 'type-graphql';
import type { FreeSlotService, FreeSlot } from './free-slot.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** Maps a free slot to its GraphQL type. */
function toFreeSlot({ startsAt, endsAt, physiotherapist: { id, name }, requested }: FreeSlot): Contract.FreeSlot {
  return { startsAt, endsAt, physiotherapist: { id, name }, requested };
}

/** GraphQL resolvers of free slots. */
@Resolver()
export class FreeSlotResolver {
  constructor(private readonly service: FreeSlotService) {}

  @Query(() => [Contract.FreeSlot])
  @RequiresPermission('availability.list')
  async freeSlots({ input }: Contract.FreeSlotsArgs, { actor }: GraphQLContext) {
    return (await this.service.freeSlots(actor, input)).map((slot) => toFreeSlot(slot));
  }
}
