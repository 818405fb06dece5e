import { Dialog, type DialogState } from '../../ui/Dialog';
import { QrCode } from '../../ui/QrCode';
import { rupeesText } from '../../values/rupees';
import type { PaymentRowFragment } from '../gql/generated';
import { PaymentSubject } from './PaymentSubject';

interface Props extends DialogState {
  /** A pending payment with its link. */
  readonly payment: PaymentRowFragment;
}

/** What a patient at the desk points the phone at to pay; what came is settled by hand (clinic §8). */
export function UpiCodeDialog({ payment, ...frame }: Props) {
  return (
    <Dialog {...frame} title="UPI code" isClosedBeside>
      <PaymentSubject payment={payment} />
      {payment.upiLink && <QrCode text={payment.upiLink} label={`UPI code for ${rupeesText(payment.amount)}`} />}
      <p>Scan it with any UPI app. When the money has come, settle the payment.</p>
    </Dialog>
  );
}
