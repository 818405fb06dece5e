import { Mutation, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import * as Contract from '../../platform/graphql/generated.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { PushService } from './push.service.js';

/** GraphQL resolvers of push subscriptions. */
@Resolver()
export class PushResolver {
  constructor(private readonly push: PushService) {}

  @Mutation(() => Boolean)
  @RequiresPermission('push.own')
  subscribePush({ endpoint }: Contract.SubscribePushArgs, { actor }: GraphQLContext) {
    return this.push.subscribe(actor, { endpoint });
  }

  @Mutation(() => Boolean)
  @RequiresPermission('push.own')
  unsubscribePush({ endpoint }: Contract.UnsubscribePushArgs, { actor }: GraphQLContext) {
    return this.push.unsubscribe(actor, { endpoint });
  }
}
