import { Query, Resolver } from 'type-graphql';
import { toFreeSlot } from './free-slot.graphql.js';
import type { FreeSlotService } from './free-slot.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

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
