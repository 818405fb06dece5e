import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import type { SavedList } from './saved-filter.entity.js';
import { SavedFilterListEnum, SavedFilterType } from './saved-filter.graphql.js';
import type { SavedFilterService } from './saved-filter.service.js';

/** The GraphQL door to saved filters, which are the console's alone. */
@Resolver()
export class SavedFilterResolver {
  constructor(private readonly service: SavedFilterService) {}

  @Query(() => [SavedFilterType])
  @NamesVerb('filter.list')
  async savedFilters(
    @Ctx() { actor }: GraphQLContext,
    @Arg('list', () => SavedFilterListEnum) list: SavedList,
  ): Promise<SavedFilterType[]> {
    return (await this.service.list(actor, { list })).map((saved) => SavedFilterType.from(saved));
  }

  @Mutation(() => SavedFilterType)
  @NamesVerb('filter.save')
  async saveFilter(
    @Ctx() { actor }: GraphQLContext,
    @Arg('list', () => SavedFilterListEnum) list: SavedList,
    @Arg('name', () => String) name: string,
    @Arg('query', () => String) query: string,
  ): Promise<SavedFilterType> {
    return SavedFilterType.from(await this.service.save(actor, { list, name, query }));
  }

  @Mutation(() => ID)
  @NamesVerb('filter.delete')
  async deleteSavedFilter(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<string> {
    return this.service.remove(actor, id);
  }
}
