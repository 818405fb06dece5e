import type { DocumentNode } from '@apollo/client';
import { failureText } from '../failure-text';
import { PaymentSubject } from '../payments/PaymentSubject';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';
import type { DialogState } from '../ui/dialogs/Dialog';
import { rupeesText } from '../values/rupees';
import type { PaymentRowFragment } from '../workplace/gql/generated';
import { useReleaseDepositMutation } from './gql/generated';

interface Props extends DialogState {
  readonly payment: PaymentRowFragment;
  readonly reloads: readonly DocumentNode[];
}

/** Releases a deposit: it pays charges from now on. */
export function ReleaseDepositDialog({ payment, ...frame }: Props) {
  const [release] = useReleaseDepositMutation();
  const held = rupeesText(payment.amount - payment.refunded);
  return (
    <ConfirmDialog
      {...frame}
      title="Release deposit"
      submitLabel="Release"
      send={async () => {
        await release({ variables: { paymentId: payment.id } });
        return `The deposit of ${held} was released.`;
      }}
      failureText={(failure) => failureText('Failed to release the deposit', failure)}
    >
      <PaymentSubject payment={payment} />
      <p>It pays what is due, oldest first; the rest is an advance.</p>
    </ConfirmDialog>
  );
}
