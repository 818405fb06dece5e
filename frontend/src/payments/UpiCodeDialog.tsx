import { Dialog, type DialogState } from '../ui/dialogs/Dialog';
import { QrCode } from '../ui/layout/QrCode';
import { rupeesText } from '../values/rupees';
import type { PaymentRowFragment } from '../workplace/gql/generated';
import { PaymentSubject } from './PaymentSubject';

interface Props extends DialogState {
  /** A pending payment with its link. */
  readonly payment: PaymentRowFragment;
}

/** A UPI QR code for a patient at the desk. The payment is then settled manually. */
export function UpiCodeDialog({ payment, ...frame }: Props) {
  return (
    <Dialog {...frame} title="UPI code" isClosedBeside>
      <PaymentSubject payment={payment} />
      {payment.upiLink && <QrCode text={payment.upiLink} label={`UPI code for ${rupeesText(payment.amount)}`} />}
      <p>Scan it with any UPI app. When the money has come, settle the payment.</p>
    </Dialog>
  );
}
