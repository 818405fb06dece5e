import { Mutation, Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { toCharge, toCredit } from './charge.graphql.js';
import type { CreditService } from './credit.service.js';

/** GraphQL resolvers of credits. */
@Resolver()
export class CreditResolver {
  constructor(private readonly service: CreditService) {}

  @Query(() => [Contract.Credit])
  @RequiresPermission('credit.list')
  async credits({ patientId }: Contract.CreditsArgs, { actor }: GraphQLContext) {
    return (await this.service.list(actor, { patientId })).map((row) => toCredit(row));
  }

  @Mutation(() => Contract.Charge)
  @RequiresPermission('charge.writeOff')
  async writeOff({ chargeId, amount, reason, idempotencyKey }: Contract.WriteOffArgs, { actor }: GraphQLContext) {
    return toCharge(await this.service.writeOff(actor, { chargeId, amount, reason, idempotencyKey }));
  }

  @Mutation(() => Contract.Charge)
  @RequiresPermission('charge.discount')
  async discountCharge(
    { chargeId, amount, reason, idempotencyKey }: Contract.DiscountChargeArgs,
    { actor }: GraphQLContext,
  ) {
    return toCharge(await this.service.discount(actor, { chargeId, amount, reason, idempotencyKey }));
  }

  @Mutation(() => Contract.Credit)
  @RequiresPermission('credit.cancel')
  async cancelCredit({ id, reason }: Contract.CancelCreditArgs, { actor }: GraphQLContext) {
    return toCredit(await this.service.cancel(actor, { id, reason }));
  }
}
