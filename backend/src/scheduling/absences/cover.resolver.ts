import { Mutation, Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { CoverService } from './cover.service.js';

/** GraphQL resolvers of covers. */
@Resolver()
export class CoverResolver {
  constructor(private readonly service: CoverService) {}

  @Query(() => [Contract.Cover])
  @RequiresPermission('cover.list')
  covers({ actor }: GraphQLContext) {
    return this.service.list(actor);
  }

  @Mutation(() => Contract.Cover)
  @RequiresPermission('cover.add')
  addCover({ input }: Contract.AddCoverArgs, { actor }: GraphQLContext) {
    return this.service.add(actor, input);
  }

  @Mutation(() => Boolean)
  @RequiresPermission('cover.end')
  async endCover({ id }: Contract.EndCoverArgs, { actor }: GraphQLContext) {
    await this.service.end(actor, id);
    return true;
  }
}
