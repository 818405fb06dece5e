import { ID, Mutation, Query, Resolver } from 'type-graphql';
import type { SavedFilterService } from './saved-filter.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { SavedFilter } from './saved-filter.entity.js';

/** Maps a saved filter to its GraphQL type. */
function toSavedFilter({ id, name, query }: SavedFilter): Contract.SavedFilter {
  return { id, name, query };
}

/** GraphQL resolvers of saved filters. REST has none. */
@Resolver()
export class SavedFilterResolver {
  constructor(private readonly service: SavedFilterService) {}

  @Query(() => [Contract.SavedFilter])
  @RequiresPermission('filter.list')
  async savedFilters({ list }: Contract.SavedFiltersArgs, { actor }: GraphQLContext) {
    return (await this.service.list(actor, { list })).map((saved) => toSavedFilter(saved));
  }

  @Mutation(() => Contract.SavedFilter)
  @RequiresPermission('filter.save')
  async saveFilter({ list, name, query }: Contract.SaveFilterArgs, { actor }: GraphQLContext) {
    return toSavedFilter(await this.service.save(actor, { list, name, query }));
  }

  @Mutation(() => ID)
  @RequiresPermission('filter.delete')
  deleteSavedFilter({ id }: Contract.DeleteSavedFilterArgs, { actor }: GraphQLContext) {
    return this.service.remove(actor, id);
  }
}
