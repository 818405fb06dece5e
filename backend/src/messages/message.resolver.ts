import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import type { MessageLanguage } from './message-language.js';
import type { MessagePreferences, MessagePreferencesService } from './message-preferences.service.js';
import { LanguageEnum, MessageConnectionType, MessageFilterInput, MessageType } from './message.graphql.js';
import type { MessageService } from './message.service.js';

@ObjectType('MessagePreferences')
class MessagePreferencesType implements MessagePreferences {
  @Field(() => LanguageEnum) language!: MessageLanguage;
  @Field(() => Boolean) reminders!: boolean;
}

/** The GraphQL door to the outbox, and to what patients say of their messages. */
@Resolver()
export class MessageResolver {
  constructor(
    private readonly service: MessageService,
    private readonly preferences: MessagePreferencesService,
  ) {}

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

  @Query(() => MessagePreferencesType)
  @NamesVerb('message.preferences')
  async messagePreferences(@Ctx() { actor }: GraphQLContext): Promise<MessagePreferencesType> {
    return this.preferences.read(actor);
  }

  @Mutation(() => MessagePreferencesType)
  @NamesVerb('message.preferences')
  async setMessagePreferences(
    @Ctx() { actor }: GraphQLContext,
    @Arg('language', () => LanguageEnum, { nullable: true }) language?: MessageLanguage,
    @Arg('reminders', () => Boolean, { nullable: true }) reminders?: boolean,
  ): Promise<MessagePreferencesType> {
    return this.preferences.set(actor, { language, reminders });
  }
}
