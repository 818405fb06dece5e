import { Query, Resolver } from 'type-graphql';
import type { PhysiotherapistService } from './physiotherapist.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL endpoints of physiotherapists. */
@Resolver()
export class PhysiotherapistResolver {
  constructor(private readonly service: PhysiotherapistService) {}

  @Query(() => [Contract.Physiotherapist])
  @RequiresPermission('physiotherapist.list')
  physiotherapists({ day }: Contract.PhysiotherapistsArgs, { actor }: GraphQLContext) {
    return this.service.list(actor, { day });
  }
}
