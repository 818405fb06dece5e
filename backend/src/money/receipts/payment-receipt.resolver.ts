import { Mutation, Resolver } from 'type-graphql';
import { toPayment, type PaymentUses } from '../payments/payment.graphql.js';
import type { PaymentReceiptService } from './payment-receipt.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers of receipts. */
@Resolver()
export class PaymentReceiptResolver {
  constructor(
    private readonly service: PaymentReceiptService,
    private readonly uses: PaymentUses,
  ) {}

  @Mutation(() => Contract.Payment)
  @RequiresPermission('receipt.issue')
  async issueReceipt({ paymentId }: Contract.IssueReceiptArgs, { actor }: GraphQLContext) {
    const row = await this.service.issue(actor, paymentId);
    return toPayment(row, this.uses.ofPayments([row], false));
  }
}
