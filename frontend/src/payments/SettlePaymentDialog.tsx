import type { DocumentNode } from '@apollo/client';
import { Form } from 'antd';
import { failureText } from '../failure-text';
import { useSettlePaymentMutation, type PaymentMethod, type PaymentRowFragment } from '../workplace/gql/generated';
import { rupeesText } from '../values/rupees';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { choiceRules } from '../ui/forms/form-rules';
import { RadioChoice } from '../ui/forms/RadioChoice';
import { methodOptions } from './payment-labels';
import { PaymentSubject } from './PaymentSubject';
import { BookDayField } from './BookDayField';
import { ReferenceField } from './ReferenceField';
import { usePaymentConflict } from './usePaymentConflict';

interface Values {
  readonly receivedOn?: string;
  readonly method: PaymentMethod;
  readonly reference?: string;
}

interface Props extends DialogState {
  /** The pending payment. */
  readonly payment: PaymentRowFragment;
  /** Queries to refetch. */
  readonly reloads: readonly DocumentNode[];
}

const valuesOf = ({ method, reference }: PaymentRowFragment): Values => ({ method, reference: reference ?? '' });

/** Marks a pending payment as paid, with day, method and reference. */
export function SettlePaymentDialog({ payment, ...frame }: Props) {
  const { known, conflict } = usePaymentConflict(payment, valuesOf);
  const { id, version, amount } = known;
  const [settle] = useSettlePaymentMutation();
  return (
    <FormDialog<Values>
      {...frame}
      title="Settle payment"
      lead={<PaymentSubject payment={known} />}
      name="settle"
      initialValues={valuesOf(payment)}
      submitLabel="Mark as paid"
      send={async (input) => {
        await settle({ variables: { id, version, input } });
        return `${rupeesText(amount)} was marked as paid.`;
      }}
      failureText={(failure) => failureText('Failed to settle payment', failure)}
      conflict={conflict}
    >
      <BookDayField name="receivedOn" label="Received on" />
      <Form.Item name="method" label="Method" rules={choiceRules('Method is required')}>
        <RadioChoice label="Method" options={methodOptions} />
      </Form.Item>
      <ReferenceField />
    </FormDialog>
  );
}
