import type { PaymentMethod, PaymentStatus } from '../workplace/gql/generated';

/** Labels of payment methods. */
export const methodLabels: Readonly<Record<PaymentMethod, string>> = {
  UPI: 'UPI',
  CARD: 'Card',
  CASH: 'Cash',
  NET_BANKING: 'Net Banking',
};

/** Options of payment methods. */
export const methodOptions = (['UPI', 'CARD', 'CASH', 'NET_BANKING'] as const).map((value) => ({
  value,
  label: methodLabels[value],
}));

/** Labels of payment statuses. */
export const statusLabels: Readonly<Record<PaymentStatus, string>> = {
  PAID: 'Paid',
  PENDING: 'Pending',
  FAILED: 'Failed',
  REFUNDED: 'Refunded',
};

/** Text for a deleted patient, or one without a name. */
export const noPatient = 'N/A';
