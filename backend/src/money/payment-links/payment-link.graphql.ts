import type * as Contract from '../../platform/graphql/generated.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';
import { toPayment, type PaymentUses } from '../payments/payment.graphql.js';
import type { LinkRow } from './payment-link.queries.js';

/** Maps links to their GraphQL type. */
export function toPaymentLinks(
  rows: readonly LinkRow[],
  uses: PaymentUses,
  isOfPatient: boolean,
): Contract.PaymentLink[] {
  const usesOf = uses.ofPayments(
    rows.map(({ payment }) => payment),
    isOfPatient,
  );
  return rows.map(({ id, status, createdAt, expiresAt, patient, payment }) => ({
    id,
    status,
    createdAt,
    expiresAt,
    amount: payment.amountPaise,
    patient: { id: patient.id, patientId: formatRecordNumber(patient.number), name: patient.name },
    payment: toPayment(payment, usesOf),
  }));
}
