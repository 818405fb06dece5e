import type * as Contract from '../../platform/graphql/generated.js';
import type { WireEnum } from '../../platform/graphql/wire-enum.js';
import type { PaymentMethod, PaymentStatus } from './payment.entity.js';
import type { PaymentRow, RefundRow } from './payment.queries.js';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import type { FoundPayments, PaymentPage } from './payment.service.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';

export const PaymentMethodEnum = {
  UPI: 'UPI',
  CARD: 'Card',
  CASH: 'Cash',
  NET_BANKING: 'Net Banking',
} as const satisfies WireEnum<PaymentMethod>;
export const PaymentStatusEnum = {
  PAID: 'Paid',
  PENDING: 'Pending',
  FAILED: 'Failed',
  REFUNDED: 'Refunded',
} as const satisfies WireEnum<PaymentStatus>;

/** Who paid, while the record is there. */
const patientOf = ({
  patientId: id,
  patientNumber: number,
  patientName: name,
}: Omit<PaymentRow, 'amountPaise' | 'refundedPaise'>) =>
  id && number ? { id, patientId: formatRecordNumber(number), name: name ?? '' } : null;

/** A refund as it is sent. */
function toRefund({ amountPaise: amount, id, method, reason, refundedOn, number }: RefundRow): Contract.Refund {
  return { id, amount, method, reason, refundedOn, number };
}

/** Names every field that is sent. */
export function toPayment({ amountPaise, refundedPaise: refunded, ...row }: PaymentRow): Contract.Payment {
  const { id, method, createdAt, status, receivedOn, reference, note, failedReason, appointmentId } = row;
  const { receiptNumber, upiLink, version } = row;
  const patient = patientOf(row);
  const facts = {
    receivedOn,
    reference,
    note,
    failedReason,
    appointmentId,
    receiptNumber,
    refunded,
    upiLink,
    version,
  };
  const refunds = row.refunds.map((refund) => toRefund(refund));
  return { id, patient, amount: amountPaise, method, createdAt, status, ...facts, refunds };
}

/** A page of payments as it is sent. */
export function toPaymentPage({
  payments,
  total,
  totalPages,
  page,
  limit,
  paidPaise,
}: PaymentPage): Contract.PaymentPage {
  return {
    payments: payments.map((row) => toPayment(row)),
    total,
    totalPages,
    page,
    limit,
    paidTotal: paidPaise,
  };
}

/** A stretch of payments as it is sent. */
export function toPaymentConnection({
  payments,
  hasNextPage,
  total: totalCount,
  asOf,
}: FoundPayments): Contract.PaymentConnection {
  const edges = payments.map((row) => ({
    node: toPayment(row),
    cursor: encodeCursor({ at: row.at, id: row.id, asOf }),
  }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null }, totalCount, asOf };
}
