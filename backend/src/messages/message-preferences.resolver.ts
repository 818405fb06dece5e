import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import type { MessageLanguage } from './message-language.js';
import { LanguageEnum } from './message.graphql.js';
import type { MessagePreferences, MessagePreferencesService } from './message-preferences.service.js';

@ObjectType('MessagePreferences')
class MessagePreferencesType implements MessagePreferences {
  @Field(() => LanguageEnum) language!: MessageLanguage;
  @Field(() => Boolean) reminders!: boolean;
}

/** The GraphQL door to what patients say of their messages. */
@Resolver()
export class MessagePreferencesResolver {
  constructor(private readonly service: MessagePreferencesService) {}

  @Query(() => MessagePreferencesType)
  @NamesVerb('message.preferences')
  async messagePreferences(@Ctx() { actor }: GraphQLContext): Promise<MessagePreferencesType> {
    return this.service.read(actor);
  }

  @Mutation(() => MessagePreferencesType)
  @NamesVerb('message.preferences')
  async setMessagePreferences(
    @Ctx() { actor }: GraphQLContext,
    @Arg('language', () => LanguageEnum, { nullable: true }) language?: MessageLanguage,
    @Arg('reminders', () => Boolean, { nullable: true }) reminders?: boolean,
  ): Promise<MessagePreferencesType> {
    return this.service.set(actor, { language, reminders });
  }
}
