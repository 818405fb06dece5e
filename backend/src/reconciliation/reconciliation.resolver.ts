import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import { ReconciliationType } from './reconciliation.graphql.js';
import type { ReconciliationService } from './reconciliation.service.js';

/** The GraphQL door to the comparison of counts with events. */
@Resolver()
export class ReconciliationResolver {
  constructor(private readonly service: ReconciliationService) {}

  @Query(() => ReconciliationType, { nullable: true })
  @NamesVerb('recovery.reconcile')
  async lastReconciliation(@Ctx() { actor }: GraphQLContext): Promise<ReconciliationType | null> {
    return this.service.ofLastNight(actor);
  }

  @Mutation(() => ReconciliationType)
  @NamesVerb('recovery.reconcile')
  async reconcileSessions(@Ctx() { actor }: GraphQLContext): Promise<ReconciliationType> {
    return this.service.reconcile(actor);
  }
}
