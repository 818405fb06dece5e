import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import { PaymentType } from '../payments/payment.graphql.js';
import type { PaymentReceiptService } from './payment-receipt.service.js';

/** The GraphQL door to receipts. */
@Resolver()
export class PaymentReceiptResolver {
  constructor(private readonly service: PaymentReceiptService) {}

  @Mutation(() => PaymentType)
  @NamesVerb('receipt.issue')
  async issueReceipt(
    @Ctx() { actor }: GraphQLContext,
    @Arg('paymentId', () => ID) paymentId: string,
  ): Promise<PaymentType> {
    return PaymentType.from(await this.service.issue(actor, paymentId));
  }
}
