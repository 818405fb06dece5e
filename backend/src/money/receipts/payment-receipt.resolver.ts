import { Mutation, Resolver } from 'type-graphql';
import { toPayment } from '../payments/payment.graphql.js';
import type { PaymentReceiptService } from './payment-receipt.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers of receipts. */
@Resolver()
export class PaymentReceiptResolver {
  constructor(private readonly service: PaymentReceiptService) {}

  @Mutation(() => Contract.Payment)
  @RequiresPermission('receipt.issue')
  async issueReceipt({ paymentId }: Contract.IssueReceiptArgs, { actor }: GraphQLContext) {
    return toPayment(await this.service.issue(actor, paymentId));
  }
}
