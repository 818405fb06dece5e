import { Mutation, Query, Resolver } from 'type-graphql';
import type { MessagePreferencesService } from './message-preferences.service.js';
import { toMessageConnection, toMessage } from './message.graphql.js';
import type { MessageService } from './message.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers of the outbox and of message preferences. */
@Resolver()
export class MessageResolver {
  constructor(
    private readonly service: MessageService,
    private readonly preferences: MessagePreferencesService,
  ) {}

  @Query(() => Contract.MessageConnection)
  @RequiresPermission('message.list')
  async messages({ first, after, filter }: Contract.MessagesArgs, { actor }: GraphQLContext) {
    return toMessageConnection(await this.service.list(actor, { first, after, filter }));
  }

  @Query(() => Contract.MessagePreferences)
  @RequiresPermission('message.preferences')
  messagePreferences({ actor }: GraphQLContext) {
    return this.preferences.read(actor);
  }

  @Mutation(() => Contract.Message)
  @RequiresPermission('message.retry')
  async retryMessage({ id }: Contract.RetryMessageArgs, { actor }: GraphQLContext) {
    return toMessage(await this.service.retry(actor, id));
  }

  @Mutation(() => Contract.MessagePreferences)
  @RequiresPermission('message.preferences')
  setMessagePreferences({ language, reminders }: Contract.SetMessagePreferencesArgs, { actor }: GraphQLContext) {
    return this.preferences.set(actor, { language, reminders });
  }
}
