import type * as Contract from '../../platform/graphql/generated.js';
import type { PaymentRow, RefundRow } from './payment.queries.js';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import type { FoundPayments, PaymentPage } from './payment.service.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';

/** Maps the patient of a payment; null after the record's deletion. */
const patientOf = ({
  patientId: id,
  patientNumber: number,
  patientName: name,
}: Omit<PaymentRow, 'amountPaise' | 'refundedPaise'>) =>
  id && number ? { id, patientId: formatRecordNumber(number), name: name ?? '' } : null;

/** Maps a refund to its GraphQL type. */
function toRefund({ amountPaise: amount, id, method, reason, refundedOn, number }: RefundRow): Contract.Refund {
  return { id, amount, method, reason, refundedOn, number };
}

/** Maps a payment to its GraphQL type. */
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

/** Maps a page of payments to its GraphQL type. */
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

/** Maps a slice of payments to a GraphQL connection. */
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
