import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import type { MessageLanguage } from '../messages/message-language.js';
import { LanguageEnum } from '../messages/message.graphql.js';
import { EntryInputType, EntryResultType } from './entry.graphql.js';
import type { EntryService } from './entry.service.js';

/** The GraphQL door to what patients enter at home. */
@Resolver()
export class EntryResolver {
  constructor(private readonly service: EntryService) {}

  @Mutation(() => [EntryResultType])
  @NamesVerb('entry.record')
  async recordEntries(
    @Ctx() { actor }: GraphQLContext,
    @Arg('entries', () => [EntryInputType]) entries: EntryInputType[],
    @Arg('language', () => LanguageEnum, { defaultValue: 'EN' }) language: MessageLanguage,
  ): Promise<EntryResultType[]> {
    return (await this.service.record(actor, { entries, language })).map((result) => EntryResultType.from(result));
  }
}
