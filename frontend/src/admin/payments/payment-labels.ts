import type { PaymentMethod, PaymentStatus } from '../gql/generated';

/** The words for the ways of paying (reading 75). */
export const methodLabels: Readonly<Record<PaymentMethod, string>> = {
  UPI: 'UPI',
  CARD: 'Card',
  CASH: 'Cash',
  NET_BANKING: 'Net Banking',
};

/** The ways of paying as a choice. */
export const methodOptions = (['UPI', 'CARD', 'CASH', 'NET_BANKING'] as const).map((value) => ({
  value,
  label: methodLabels[value],
}));

/** The words for where a payment stands (reading 75). */
export const statusLabels: Readonly<Record<PaymentStatus, string>> = {
  PAID: 'Paid',
  PENDING: 'Pending',
  FAILED: 'Failed',
  REFUNDED: 'Refunded',
};

/** What stands for a patient whose record was deleted (reading 47), or who has no name yet. */
export const noPatient = 'N/A';
