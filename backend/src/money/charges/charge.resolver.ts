import { Mutation, Query, Resolver } from 'type-graphql';
import { toCharge } from './charge.graphql.js';
import type { ChargeService } from './charge.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers of charges. */
@Resolver()
export class ChargeResolver {
  constructor(private readonly service: ChargeService) {}

  @Query(() => [Contract.Charge])
  @RequiresPermission('charge.list')
  async charges({ patientId }: Contract.ChargesArgs, { actor }: GraphQLContext) {
    return (await this.service.list(actor, { patientId })).map((row) => toCharge(row));
  }

  @Query(() => Contract.Balance)
  @RequiresPermission('payment.readOwn')
  myBalance({ actor }: GraphQLContext) {
    return this.service.ownBalance(actor);
  }

  @Mutation(() => Contract.Charge)
  @RequiresPermission('charge.add', 'charge.addDiscounted')
  async addCharge({ input, idempotencyKey }: Contract.AddChargeArgs, { actor }: GraphQLContext) {
    return toCharge(await this.service.add(actor, { ...input, idempotencyKey }));
  }

  @Mutation(() => Contract.Charge)
  @RequiresPermission('charge.cancel')
  async cancelCharge({ id, reason }: Contract.CancelChargeArgs, { actor }: GraphQLContext) {
    return toCharge(await this.service.cancel(actor, { id, reason }));
  }
}
