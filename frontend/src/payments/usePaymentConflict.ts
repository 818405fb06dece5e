import { useConflict } from '../ui/forms/useConflict';
import { useFreshQuery } from '../ui/hooks/useFreshQuery';
import { rupeesText } from '../values/rupees';
import { PresentPaymentDocument, type PaymentRowFragment } from '../workplace/gql/generated';
import { methodLabels, statusLabels } from './payment-labels';

/** Conflict handling for a dialog about a payment. */
export function usePaymentConflict(payment: PaymentRowFragment, valuesOf?: (known: PaymentRowFragment) => object) {
  const read = useFreshQuery();
  const { known = payment, conflict } = useConflict({
    known: payment,
    readAgain: async () => (await read(PresentPaymentDocument, { id: payment.id }))?.payment,
    factsOf,
    valuesOf,
  });
  return { known, conflict };
}

const factsOf = ({ status, amount, refunded, method, reference, receiptNumber }: PaymentRowFragment) => ({
  Status: statusLabels[status],
  Amount: rupeesText(amount),
  Refunded: rupeesText(refunded),
  Method: methodLabels[method],
  Reference: reference ?? '',
  Receipt: receiptNumber ?? '',
});
