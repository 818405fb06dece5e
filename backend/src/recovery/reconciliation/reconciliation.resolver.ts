import { Mutation, Query, Resolver } from 'type-graphql';
import type { ReconciliationService } from './reconciliation.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers for the reconciliation. */
@Resolver()
export class ReconciliationResolver {
  constructor(private readonly service: ReconciliationService) {}

  @Query(() => Contract.Reconciliation, { nullable: true })
  @RequiresPermission('recovery.reconcile')
  lastReconciliation({ actor }: GraphQLContext) {
    return this.service.ofLastNight(actor);
  }

  @Mutation(() => Contract.Reconciliation)
  @RequiresPermission('recovery.reconcile')
  reconcileSessions({ actor }: GraphQLContext) {
    return this.service.reconcile(actor);
  }
}
