import { failureText } from '../../failure-text';
import { PaymentsDocument, useRefundPaymentMutation, type PaymentRowFragment } from '../gql/generated';
import { rupeesText } from '../../values/rupees';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { DialogState } from '../../ui/Dialog';
import { PaymentSubject } from './PaymentSubject';

interface Props extends DialogState {
  /** The paid payment. */
  readonly payment: PaymentRowFragment;
}

/** Asks before a payment is marked as refunded, which cannot be taken back (schema/payment.graphql). No money moves by it. */
export function RefundPaymentDialog({ payment, ...frame }: Props) {
  const { id, amount } = payment;
  const [refund] = useRefundPaymentMutation();
  return (
    <ConfirmDialog
      {...frame}
      title="Refund payment"
      submitLabel="Mark as refunded"
      isDanger
      send={async () => {
        await refund({ variables: { id } });
        return `${rupeesText(amount)} was marked as refunded.`;
      }}
      failureText={(failure) => failureText('Failed to refund payment', failure)}
      reloads={[PaymentsDocument]}
    >
      <p>Are you sure you want to mark this payment as refunded?</p>
      <PaymentSubject payment={payment} />
      <p>This changes the record only: give the money back the way it was paid. It cannot be undone.</p>
    </ConfirmDialog>
  );
}
