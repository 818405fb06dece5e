import type { ModuleContext, ModuleParts } from '../platform/modules/module-context.js';
import { Charge } from './charges/charge.entity.js';
import { ChargeResolver } from './charges/charge.resolver.js';
import { ChargeService } from './charges/charge.service.js';
import { OwnTakingsService } from './payments/own-takings.service.js';
import { bookMissingRefunds } from './payments/book-missing-refunds.js';
import { PaymentChangeService } from './payments/payment-change.service.js';
import { PaymentExportService } from './payments/payment-export.service.js';
import { paymentListExportRoutes } from './payments/payment-list-export.rest.js';
import { PaymentListExportService } from './payments/payment-list-export.service.js';
import { Payment } from './payments/payment.entity.js';
import { PaymentResolver } from './payments/payment.resolver.js';
import { paymentRoutes } from './payments/payment.rest.js';
import { PaymentService } from './payments/payment.service.js';
import { Receipt } from './payments/receipt.entity.js';
import { Refund } from './payments/refund.entity.js';
import { RefundService } from './payments/refund.service.js';
import { PaymentReceiptResolver } from './receipts/payment-receipt.resolver.js';
import { paymentReceiptRoutes } from './receipts/payment-receipt.rest.js';
import { PaymentReceiptService } from './receipts/payment-receipt.service.js';

/** The entities of this module. */
export const entities = [Payment, Refund, Charge, Receipt];

/** Composes the services of payments, refunds, charges and receipts. */
export function composeMoney({ pool, clock, useCases, exporting }: ModuleContext) {
  const payments = new PaymentService(useCases, clock);
  const receipts = new PaymentReceiptService(useCases, clock);
  return {
    parts: {
      resolvers: [
        new PaymentResolver(
          payments,
          new PaymentChangeService(useCases, clock),
          new RefundService(useCases, clock),
          new OwnTakingsService(useCases, clock),
        ),
        new ChargeResolver(new ChargeService(useCases, clock)),
        new PaymentReceiptResolver(receipts),
      ],
      routes: [
        ...paymentRoutes(payments, new PaymentExportService(useCases, exporting.gate)),
        ...paymentListExportRoutes(new PaymentListExportService(useCases, exporting)),
        ...paymentReceiptRoutes(receipts),
      ],
      maintenance: () => [bookMissingRefunds(pool)],
    } satisfies ModuleParts,
  };
}
