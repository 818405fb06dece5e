import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { SavedFilterListEnum, toSavedFilter } from './saved-filter.graphql.js';
import type { SavedFilterService } from './saved-filter.service.js';

/** GraphQL resolvers of saved filters. REST has none. */
export const savedFilterResolvers = (service: SavedFilterService): RootResolvers => ({
  enums: { SavedFilterList: SavedFilterListEnum },
  Query: {
    savedFilters: withPermission('filter.list', async ({ list }, { actor }) =>
      (await service.list(actor, { list })).map((saved) => toSavedFilter(saved)),
    ),
  },
  Mutation: {
    saveFilter: withPermission('filter.save', async ({ list, name, query }, { actor }) =>
      toSavedFilter(await service.save(actor, { list, name, query })),
    ),
    deleteSavedFilter: withPermission('filter.delete', ({ id }, { actor }) => service.remove(actor, id)),
  },
});
