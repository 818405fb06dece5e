import type { PaymentRowFragment } from '../../gql/generated';
import { Dialog } from '../../ui/Dialog';
import { useDiscardQuestion } from '../../ui/DiscardQuestion';
import { RecordPaymentForm } from './RecordPaymentForm';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The dialog closes by itself. */
  readonly onRecorded: (payment: PaymentRowFragment) => void;
}

/** The form in a dialog, which asks before it throws away what was typed. Each opening is another payment. */
export function RecordPaymentDialog({ isOpen, onClose, onRecorded }: Props) {
  const { setEdited, discardThen } = useDiscardQuestion();
  const close = () => discardThen(onClose);
  return (
    <Dialog isOpen={isOpen} title="Record payment" onClose={close} onClosed={() => setEdited(false)}>
      {isOpen && (
        <RecordPaymentForm
          onEdited={() => setEdited(true)}
          onCancel={close}
          onRecorded={(payment) => {
            onClose();
            onRecorded(payment);
          }}
        />
      )}
    </Dialog>
  );
}
