import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { toPayment } from '../payments/payment.graphql.js';
import type { PaymentReceiptService } from './payment-receipt.service.js';

/** GraphQL resolvers of receipts. */
export const paymentReceiptResolvers = (service: PaymentReceiptService): RootResolvers => ({
  Mutation: {
    issueReceipt: withPermission('receipt.issue', async ({ paymentId }, { actor }) =>
      toPayment(await service.issue(actor, paymentId)),
    ),
  },
});
