import { dayText } from '../calendar/clinic-time';
import type { PaymentRowFragment } from '../workplace/gql/generated';
import { rupeesText } from '../values/rupees';
import { Subject } from '../ui/layout/Subject';
import { methodLabels, noPatient } from './payment-labels';

/** Subject of a payment dialog. */
export function PaymentSubject({ payment }: { readonly payment: PaymentRowFragment }) {
  const { amount, patient, method, createdAt } = payment;
  return (
    <Subject>
      <strong>{rupeesText(amount)}</strong> {patient?.name || noPatient}
      <small>
        {methodLabels[method]}, {dayText(createdAt)}
      </small>
    </Subject>
  );
}
