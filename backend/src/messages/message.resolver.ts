import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import { MessageConnectionType, MessageFilterInput, MessageType } from './message.graphql.js';
import type { MessageService } from './message.service.js';

/** The GraphQL door to the outbox. */
@Resolver()
export class MessageResolver {
  constructor(private readonly service: MessageService) {}

  @Query(() => MessageConnectionType)
  @NamesVerb('message.list')
  async messages(
    @Ctx() { actor }: GraphQLContext,
    @Arg('first', () => Int) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('filter', () => MessageFilterInput, { nullable: true }) filter?: MessageFilterInput,
  ): Promise<MessageConnectionType> {
    return MessageConnectionType.from(await this.service.list(actor, { first, after, filter }));
  }

  @Mutation(() => MessageType)
  @NamesVerb('message.retry')
  async retryMessage(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<MessageType> {
    return MessageType.from(await this.service.retry(actor, id));
  }
}
