import { Mutation, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { toPayment, type PaymentUses } from '../payments/payment.graphql.js';
import type { PaymentRow } from '../payments/payment.service.js';
import type { AllocationService } from './allocation.service.js';

/** GraphQL resolvers of allocations and deposits. */
@Resolver()
export class AllocationResolver {
  constructor(
    private readonly service: AllocationService,
    private readonly uses: PaymentUses,
  ) {}

  @Mutation(() => Contract.Payment)
  @RequiresPermission('payment.allocate')
  async allocatePayment({ paymentId: id, allocate, version }: Contract.AllocatePaymentArgs, { actor }: GraphQLContext) {
    return this.shown(await this.service.allocate(actor, { id, allocate, version }));
  }

  @Mutation(() => Contract.Payment)
  @RequiresPermission('payment.releaseDeposit')
  async releaseDeposit({ paymentId }: Contract.ReleaseDepositArgs, { actor }: GraphQLContext) {
    return this.shown(await this.service.release(actor, paymentId));
  }

  private shown(row: PaymentRow): Contract.Payment {
    return toPayment(row, this.uses.ofPayments([row], false));
  }
}
