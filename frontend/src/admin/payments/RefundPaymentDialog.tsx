import { useState } from 'react';
import { dayText } from '../../clinic-time';
import { errorOf, isOutdated } from '../../errors';
import { failureText } from '../../failure-text';
import { PaymentsDocument, useRefundPaymentMutation, type PaymentRowFragment } from '../../gql/generated';
import { rupeesText } from '../../rupees';
import { Dialog } from '../../ui/Dialog';
import { DialogButtons } from '../../ui/DialogButtons';
import { ErrorBanner } from '../../ui/ErrorBanner';
import { methodWords, noPatient } from './payment-words';
import styles from './RefundPaymentDialog.module.css';

interface Props {
  /** The paid payment; null while the dialog is closed. */
  readonly payment: PaymentRowFragment | null;
  readonly onClose: () => void;
  readonly onRefunded: (payment: PaymentRowFragment) => void;
}

/** Asks before a payment is marked as refunded, which cannot be taken back (schema/payment.graphql). No money moves by it. */
export function RefundPaymentDialog({ payment, onClose, onRefunded }: Props) {
  const [refund, { loading, client }] = useRefundPaymentMutation({ refetchQueries: [PaymentsDocument] });
  const [failure, setFailure] = useState<string | null>(null);

  const confirm = async () => {
    if (!payment || loading) return;
    setFailure(null);
    try {
      await refund({ variables: { id: payment.id } });
    } catch (error) {
      const refusal = errorOf(error);
      setFailure(failureText('Failed to refund payment', refusal));
      if (isOutdated(refusal)) void client.refetchQueries({ include: [PaymentsDocument] });
      return;
    }
    onClose();
    onRefunded(payment);
  };

  return (
    <Dialog
      isOpen={payment !== null}
      title="Refund payment"
      width={440}
      isBusy={loading}
      onClose={onClose}
      onClosed={() => setFailure(null)}
    >
      {failure && <ErrorBanner message={failure} onDismiss={() => setFailure(null)} />}
      {payment && <Question payment={payment} />}
      <DialogButtons
        submitLabel="Mark as refunded"
        isDanger
        isBusy={loading}
        onKeep={onClose}
        onSubmit={() => void confirm()}
      />
    </Dialog>
  );
}

function Question({ payment: { amount, patient, method, createdAt } }: { readonly payment: PaymentRowFragment }) {
  return (
    <>
      <p className={styles.question}>Are you sure you want to mark this payment as refunded?</p>
      <p className={styles.payment}>
        <strong className={styles.amount}>{rupeesText(amount)}</strong> {patient?.name || noPatient}
        <span className={styles.details}>
          {methodWords[method]}, {dayText(createdAt)}
        </span>
      </p>
      <p className={styles.hint}>
        This changes the record only: give the money back the way it was paid. It cannot be undone.
      </p>
    </>
  );
}
