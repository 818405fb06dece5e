import { Mutation, Query, Resolver } from 'type-graphql';
import { toContactMessageConnection, toContactMessage } from './inbox.graphql.js';
import type { InboxService } from './inbox.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers of the inbox. */
@Resolver()
export class InboxResolver {
  constructor(private readonly service: InboxService) {}

  @Query(() => Contract.ContactMessageConnection)
  @RequiresPermission('inbox.list')
  async contactMessages({ first, after, status }: Contract.ContactMessagesArgs, { actor }: GraphQLContext) {
    return toContactMessageConnection(await this.service.list(actor, { first, after, status }));
  }

  @Mutation(() => Contract.ContactMessage)
  @RequiresPermission('inbox.setStatus')
  async setContactMessageStatus(
    { id, status, version }: Contract.SetContactMessageStatusArgs,
    { actor }: GraphQLContext,
  ) {
    return toContactMessage(await this.service.setStatus(actor, { id, status, version }));
  }
}
