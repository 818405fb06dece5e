import { dayText } from '../../calendar/clinic-time';
import type { PaymentRowFragment } from '../gql/generated';
import { rupeesText } from '../../values/rupees';
import { Subject } from '../../ui/Subject';
import { methodWords, noPatient } from './payment-words';

/** The payment that a dialog is about. */
export function PaymentSubject({ payment }: { readonly payment: PaymentRowFragment }) {
  const { amount, patient, method, createdAt } = payment;
  return (
    <Subject>
      <strong>{rupeesText(amount)}</strong> {patient?.name || noPatient}
      <small>
        {methodWords[method]}, {dayText(createdAt)}
      </small>
    </Subject>
  );
}
