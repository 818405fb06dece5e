import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import {
  toPaymentPage,
  toPaymentConnection,
  toPayment,
  PaymentMethodEnum,
  PaymentStatusEnum,
} from './payment.graphql.js';
import type { PaymentChangeService } from './payment-change.service.js';
import type { RefundService } from './refund.service.js';
import type { PaymentService } from './payment.service.js';

/** GraphQL resolvers of payments. */
export const paymentResolvers = (
  service: PaymentService,
  changes: PaymentChangeService,
  refunds: RefundService,
): RootResolvers => ({
  enums: { PaymentMethod: PaymentMethodEnum, PaymentStatus: PaymentStatusEnum },
  Query: {
    payments: withPermission('payment.list', async ({ from, until, page, limit }, { actor }) =>
      toPaymentPage(await service.list(actor, { startDate: from, endDate: until, page, limit })),
    ),
    paymentsConnection: withPermission('payment.list', async ({ first, after, filter }, { actor }) =>
      toPaymentConnection(await service.find(actor, { first, after, filter })),
    ),
    payment: withPermission('payment.read', async ({ id }, { actor }) => toPayment(await service.read(actor, id))),
    myPayments: withPermission('payment.readOwn', async (_args, { actor }) =>
      (await service.listOwn(actor)).map((row) => toPayment(row)),
    ),
    moneyTotals: withPermission('payment.list', ({ from, until }, { actor }) => service.totals(actor, { from, until })),
  },
  Mutation: {
    recordPayment: withPermission('payment.record', async ({ input, idempotencyKey }, { actor }) =>
      toPayment(await service.record(actor, { ...input, idempotencyKey })),
    ),
    settlePayment: withPermission('payment.settle', async ({ id, input, version }, { actor }) =>
      toPayment(await changes.settle(actor, { ...input, id, version })),
    ),
    failPayment: withPermission('payment.fail', async ({ id, reason, version }, { actor }) =>
      toPayment(await changes.fail(actor, { id, reason, version })),
    ),
    refund: withPermission(
      'payment.refund',
      async ({ paymentId, input: { amount, method, reason, refundedOn }, idempotencyKey }, { actor }) => {
        const input = { paymentId, amount, method, reason, refundedOn, idempotencyKey };
        return toPayment(await refunds.refund(actor, input));
      },
    ),
    refundPayment: withPermission('payment.refund', async ({ id }, { actor }) =>
      toPayment(await refunds.refundAll(actor, id)),
    ),
  },
});
