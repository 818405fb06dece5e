import { Query, Resolver } from 'type-graphql';
import type { DashboardService } from './dashboard.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers of the dashboard. */
@Resolver()
export class DashboardResolver {
  constructor(private readonly service: DashboardService) {}

  @Query(() => Contract.Dashboard)
  @RequiresPermission('dashboard.read')
  dashboard({ actor }: GraphQLContext) {
    return this.service.read(actor);
  }
}
