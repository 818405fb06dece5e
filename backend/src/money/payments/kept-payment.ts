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
  version: 1,
};

/** An answer that is kept (ID-1); one of a version before knew less. */
export const revive = (kept: StoredResponse<PaymentRow>): PaymentRow => ({
  ...LEARNED_LATER,
  ...kept,
  createdAt: new Date(kept.createdAt),
});
