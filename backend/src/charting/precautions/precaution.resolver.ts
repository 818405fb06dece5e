import { Mutation, Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { PrecautionService } from './precaution.service.js';

/** GraphQL resolvers of precautions. */
@Resolver()
export class PrecautionResolver {
  constructor(private readonly service: PrecautionService) {}

  @Query(() => [Contract.Precaution])
  @RequiresPermission('precaution.list')
  precautions({ patientId }: Contract.PrecautionsArgs, { actor }: GraphQLContext) {
    return this.service.list(actor, { patientId });
  }

  @Mutation(() => Contract.Precaution)
  @RequiresPermission('precaution.add')
  addPrecaution({ patientId, input, idempotencyKey }: Contract.AddPrecautionArgs, { actor }: GraphQLContext) {
    return this.service.add(actor, { ...input, patientId, idempotencyKey });
  }

  @Mutation(() => Contract.Precaution)
  @RequiresPermission('precaution.end')
  endPrecaution({ id, reason }: Contract.EndPrecautionArgs, { actor }: GraphQLContext) {
    return this.service.end(actor, { id, reason });
  }
}
