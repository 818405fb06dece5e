import { Query, Resolver } from 'type-graphql';
import type { SearchHit, SearchService } from './search.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** Maps a search hit to its GraphQL type. */
function toSearchHit({ kind, id, patientNumber, title, detail }: SearchHit): Contract.SearchHit {
  return { kind, id, patientNumber, title, detail };
}

/** GraphQL resolvers of the search. */
@Resolver()
export class SearchResolver {
  constructor(private readonly service: SearchService) {}

  @Query(() => [Contract.SearchHit])
  @RequiresPermission('patient.search')
  async search({ text, first }: Contract.SearchArgs, { actor }: GraphQLContext) {
    return (await this.service.search(actor, { text, first })).map((hit) => toSearchHit(hit));
  }
}
