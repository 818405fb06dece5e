import { Query, Resolver } from 'type-graphql';
import { type Readiness, type ReadinessService } from './readiness.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** Maps a check to the GraphQL type, field by field. */
function toReadiness({ check, isMet, found }: Readiness): Contract.Readiness {
  return { check, isMet, found };
}

/** GraphQL resolvers for the installation's readiness for clients. */
@Resolver()
export class ReadinessResolver {
  constructor(private readonly service: ReadinessService) {}

  @Query(() => [Contract.Readiness])
  @RequiresPermission('smartClient.checkReadiness')
  async hospitalReadiness({ actor }: GraphQLContext) {
    return (await this.service.list(actor)).map((one) => toReadiness(one));
  }
}
