import type { DocumentNode } from '@apollo/client';
import { Form, Input } from 'antd';
import { failureText } from '../failure-text';
import { useFailPaymentMutation, type PaymentRowFragment } from '../workplace/gql/generated';
import { rupeesText } from '../values/rupees';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { PaymentSubject } from './PaymentSubject';
import { reasonRules } from './payment-rules';
import { usePaymentConflict } from './usePaymentConflict';

interface Values {
  readonly reason: string;
}

interface Props extends DialogState {
  /** The pending payment. */
  readonly payment: PaymentRowFragment;
  /** Queries to refetch. */
  readonly reloads: readonly DocumentNode[];
}

/** Marks a pending payment as failed, with a reason. */
export function FailPaymentDialog({ payment, ...frame }: Props) {
  const { known, conflict } = usePaymentConflict(payment);
  const { id, version, amount } = known;
  const [fail] = useFailPaymentMutation();
  return (
    <FormDialog<Values>
      {...frame}
      title="Payment failed"
      lead={<PaymentSubject payment={known} />}
      name="fail"
      submitLabel="Mark as failed"
      send={async ({ reason }) => {
        await fail({ variables: { id, version, reason } });
        return `${rupeesText(amount)} was marked as failed.`;
      }}
      failureText={(failure) => failureText('Failed to change payment', failure)}
      conflict={conflict}
    >
      <Form.Item
        name="reason"
        label="Reason"
        extra="Such as: the bank refused it, sent to another account."
        rules={reasonRules}
      >
        <Input autoComplete="off" maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
}
