import { limitRequests } from '../platform/http/request-rate.js';
import { KeyRing } from '../platform/keys/key-ring.js';
import type { ModuleContext, ModuleParts } from '../platform/modules/module-context.js';
import { AllocationResolver } from './allocations/allocation.resolver.js';
import { AllocationService } from './allocations/allocation.service.js';
import { paymentUses } from './allocations/payment-uses.js';
import { Bill } from './bills/bill.entity.js';
import { BillResolver } from './bills/bill.resolver.js';
import { billRoutes } from './bills/bill.rest.js';
import { BillService } from './bills/bill.service.js';
import { DayBookExportService } from './books/day-book-export.service.js';
import { DayBookResolver } from './books/day-book.resolver.js';
import { dayBookRoutes } from './books/day-book.rest.js';
import { DayClose } from './books/day-close.entity.js';
import { DayCloseService } from './books/day-close.service.js';
import { Charge } from './charges/charge.entity.js';
import { ChargeResolver } from './charges/charge.resolver.js';
import { ChargeService } from './charges/charge.service.js';
import { Credit } from './charges/credit.entity.js';
import { CreditResolver } from './charges/credit.resolver.js';
import { CreditService } from './charges/credit.service.js';
import { DueExportService } from './dues/due-export.service.js';
import { DueResolver } from './dues/due.resolver.js';
import { dueRoutes } from './dues/due.rest.js';
import { DueService } from './dues/due.service.js';
import { askOrders } from './gateway/ask-orders.js';
import { GatewayEvent } from './gateway/gateway-event.entity.js';
import { GatewayResolver } from './gateway/gateway.resolver.js';
import { gatewayRoutes } from './gateway/gateway.rest.js';
import { GatewayService } from './gateway/gateway.service.js';
import { OrderService } from './gateway/order.service.js';
import { Razorpay } from './gateway/razorpay.js';
import { journalRoutes } from './journal/journal.rest.js';
import { JournalService } from './journal/journal.service.js';
import { Package } from './packages/package.entity.js';
import { PackageResolver } from './packages/package.resolver.js';
import { PackageService } from './packages/package.service.js';
import { failStaleLinks } from './payment-links/fail-stale-links.js';
import type { NotifyOfLink } from './payment-links/make-link.js';
import { payPages } from './payment-links/pay-pages.js';
import { payRoutes } from './payment-links/pay.rest.js';
import { PayService } from './payment-links/pay.service.js';
import { PayTokens } from './payment-links/pay-tokens.js';
import { PaymentLink } from './payment-links/payment-link.entity.js';
import { PaymentLinkResolver } from './payment-links/payment-link.resolver.js';
import { PaymentLinkService } from './payment-links/payment-link.service.js';
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
import { StatementResolver } from './statements/statement.resolver.js';
import { statementRoutes } from './statements/statement.rest.js';
import { StatementService } from './statements/statement.service.js';

/** The entities of this module. */
export const entities = [Payment, PaymentLink, GatewayEvent, Refund, Charge, Credit, Package, Receipt, Bill, DayClose];

/** Composes the services of payments, payment links, the payment gateway, dues, refunds, charges, credits, packages, receipts, bills, statements, closes of days and the journal. */
export function composeMoney(
  { config, limits, logger, pool, em, clock, audit, useCases, exporting }: ModuleContext,
  { notify }: { notify: NotifyOfLink },
) {
  const payments = new PaymentService(useCases, clock);
  const uses = paymentUses(em);
  const receipts = new PaymentReceiptService(useCases, clock);
  const bills = new BillService(useCases, clock);
  const statements = new StatementService(useCases, clock);
  const tokens = new PayTokens(new KeyRing(config.otpPeppers), config.publicUrl);
  const gateway = config.gateway && new Razorpay(config.gateway, config.sms.timeoutSeconds, logger);
  const hasGateway = gateway !== undefined;
  const links = new PaymentLinkService(useCases, { clock, tokens, notify, hasGateway });
  const pay = new PayService(useCases, clock, tokens, hasGateway);
  const events = new GatewayService(useCases, clock, gateway);
  const orders = new OrderService(useCases, { clock, logger, tokens, pay, gateway });
  const { requestsPerAddressMinute: perAddress, requestsPerAccountMinute: perAccount } = limits;
  return {
    /** Serves the page of payment links. */
    payPages: payPages(pay, limitRequests({ perAddress, perAccount }), logger),
    parts: {
      resolvers: [
        new PaymentResolver(
          payments,
          new PaymentChangeService(useCases, clock),
          new RefundService(useCases, clock),
          new OwnTakingsService(useCases, clock),
          uses,
        ),
        new ChargeResolver(new ChargeService(useCases, clock)),
        new PaymentReceiptResolver(receipts, uses),
        new CreditResolver(new CreditService(useCases, clock)),
        new PackageResolver(new PackageService(useCases, clock), clock),
        new AllocationResolver(new AllocationService(useCases, clock), uses),
        new BillResolver(bills),
        new StatementResolver(statements),
        new DayBookResolver(new DayCloseService(useCases, clock)),
        new PaymentLinkResolver(links, uses),
        new DueResolver(new DueService(useCases, { clock, tokens, notify, hasGateway })),
        new GatewayResolver(events, uses),
      ],
      routes: [
        ...paymentRoutes(payments, new PaymentExportService(useCases, exporting.gate)),
        ...paymentListExportRoutes(new PaymentListExportService(useCases, exporting)),
        ...paymentReceiptRoutes(receipts),
        ...billRoutes(bills),
        ...statementRoutes(statements),
        ...dayBookRoutes(new DayBookExportService(useCases, exporting)),
        ...journalRoutes(new JournalService(useCases, exporting)),
        ...payRoutes(pay),
        ...gatewayRoutes(events, orders),
        ...dueRoutes(new DueExportService(useCases, exporting)),
      ],
      maintenance: () => [
        bookMissingRefunds(pool),
        failStaleLinks(em, { clock, audit }),
        askOrders(em, { useCases, clock, logger, gateway }),
      ],
    } satisfies ModuleParts,
  };
}
