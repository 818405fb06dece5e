import type { StoredResponse } from '../../platform/idempotency/with-idempotency.js';
import type { PaymentRow } from './payment.queries.js';

const LEARNED_LATER = {
  receivedOn: null,
  reference: null,
  note: null,
  failedReason: null,
  appointmentId: null,
  receiptNumber: null,
  refundedPaise: 0,
  refunds: [],
  upiLink: null,
  isDeposit: false,
  paymentLinkId: null,
  gatewayPaymentId: null,
  version: 1,
};

/** Restores a stored response of an idempotent request; adds fields that earlier versions did not store. */
export const revive = (kept: StoredResponse<PaymentRow>): PaymentRow => ({
  ...LEARNED_LATER,
  ...kept,
  createdAt: new Date(kept.createdAt),
});
