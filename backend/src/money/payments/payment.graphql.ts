import type * as Contract from '../../platform/graphql/generated.js';
import { whenAsked } from '../../platform/graphql/when-asked.js';
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

/** What payments pay, read only when a document asks for it. */
export interface PaymentUses {
  /** Returns a reader of the allocations and free money of payments; it reads all of them at once, when the first one is asked for. */
  ofPayments: (
    rows: readonly PaymentRow[],
    isOfPatient: boolean,
  ) => (id: string) => Promise<Pick<Contract.Payment, 'allocations' | 'free'>>;
}
type UsesOf = ReturnType<PaymentUses['ofPayments']>;

/** Maps a payment to its GraphQL type. */
export function toPayment(
  { amountPaise, refundedPaise: refunded, ...row }: PaymentRow,
  usesOf: UsesOf,
): Contract.Payment {
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
  const uses = {
    allocations: whenAsked(async () => (await usesOf(id)).allocations),
    free: whenAsked(async () => (await usesOf(id)).free),
  };
  const { isDeposit, paymentLinkId, gatewayPaymentId } = row;
  const kinds = { isDeposit, paymentLinkId, gatewayPaymentId };
  return { id, patient, amount: amountPaise, method, createdAt, status, ...facts, refunds, ...kinds, ...uses };
}

/** Maps a page of payments to its GraphQL type. */
export function toPaymentPage(
  { payments, total, totalPages, page, limit, paidPaise }: PaymentPage,
  uses: PaymentUses,
): Contract.PaymentPage {
  const usesOf = uses.ofPayments(payments, false);
  return {
    payments: payments.map((row) => toPayment(row, usesOf)),
    total,
    totalPages,
    page,
    limit,
    paidTotal: paidPaise,
  };
}

/** Maps a slice of payments to a GraphQL connection. */
export function toPaymentConnection(
  { payments, hasNextPage, total: totalCount, asOf }: FoundPayments,
  uses: PaymentUses,
): Contract.PaymentConnection {
  const usesOf = uses.ofPayments(payments, false);
  const edges = payments.map((row) => ({
    node: toPayment(row, usesOf),
    cursor: encodeCursor({ at: row.at, id: row.id, asOf }),
  }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null }, totalCount, asOf };
}
