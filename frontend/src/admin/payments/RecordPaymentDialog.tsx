import { Modal } from 'antd';
import type { PaymentRowFragment } from '../../gql/generated';
import { useDiscardQuestion } from '../../ui/DiscardQuestion';
import styles from './RecordPaymentDialog.module.css';
import { RecordPaymentForm } from './RecordPaymentForm';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The dialog closes by itself. */
  readonly onRecorded: (payment: PaymentRowFragment) => void;
}

/** The form in a dialog, which asks before it throws away what was typed. Each opening is another payment. */
export function RecordPaymentDialog({ isOpen, onClose, onRecorded }: Props) {
  const { setEdited, mayDiscard } = useDiscardQuestion();
  const close = async () => {
    if (await mayDiscard()) onClose();
  };
  return (
    <Modal
      open={isOpen}
      title={<h2 className={styles.title}>Record payment</h2>}
      footer={null}
      width={480}
      mask={{ closable: false }}
      destroyOnHidden
      onCancel={() => void close()}
      afterClose={() => setEdited(false)}
    >
      {isOpen && (
        <RecordPaymentForm
          onEdited={() => setEdited(true)}
          onCancel={() => void close()}
          onRecorded={(payment) => {
            onClose();
            onRecorded(payment);
          }}
        />
      )}
    </Modal>
  );
}
