import { Form, Input, Radio, type FormRule } from 'antd';
import { useState } from 'react';
import { errorOf, type CallError } from '../../errors';
import { failureText } from '../../failure-text';
import { choiceRules } from '../../form-rules';
import {
  PaymentsDocument,
  useRecordPaymentMutation,
  type PaymentMethod,
  type PaymentRowFragment,
  type PaymentStatus,
} from '../../gql/generated';
import { paiseOf } from '../../rupees';
import { DialogButtons } from '../../ui/DialogButtons';
import { ErrorBanner } from '../../ui/ErrorBanner';
import { useFormSubmit } from '../../ui/useFormSubmit';
import { CompletePatientSelect } from '../patients/CompletePatientSelect';
import { methodWords, statusWords } from './payment-words';
import styles from './RecordPaymentForm.module.css';

/** What stands in the inputs once they are valid, named as the server names them in `fields`. */
interface Values {
  readonly patientId: string;
  /** Rupees, as typed. */
  readonly amount: string;
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
}

const fieldNames = ['patientId', 'amount', 'method', 'status'] as const;

/** The most that can be recorded at once: ₹10,00,000 (schema/payment.graphql). */
const maxPaise = 100_000_000;

const methods = ['UPI', 'CARD', 'CASH', 'NET_BANKING'] as const;
const methodOptions = methods.map((value) => ({ value, label: methodWords[value], className: styles.choice }));
const statuses = ['PAID', 'PENDING', 'FAILED'] as const;
const statusOptions = statuses.map((value) => ({ value, label: statusWords[value], className: styles.choice }));

/** Only the complaint about what is missing may come while somebody types; the other waits until they leave the field. */
const amountRules: FormRule[] = [
  { required: true, whitespace: true, message: 'Amount is required' },
  {
    validateTrigger: 'onBlur',
    validator: async (_rule, typed: string | undefined) => {
      if (!typed?.trim()) return;
      const paise = paiseOf(typed);
      if (paise === null) throw new Error('Enter the amount in rupees, such as 1,500 or 1500.50');
      if (paise < 1 || paise > maxPaise) throw new Error('Enter an amount from ₹0.01 to ₹10,00,000.00');
    },
  },
];

/** An earlier try may have arrived although its answer did not; what was changed since then would be another payment. */
function sentenceFor(failure: CallError): string {
  return failure.code === 'IDEMPOTENCY_KEY_REUSED'
    ? 'An earlier try was recorded already, with other values. Close this dialog and check the list.'
    : failureText('Failed to record payment', failure);
}

interface Props {
  readonly onEdited: () => void;
  readonly onCancel: () => void;
  readonly onRecorded: (payment: PaymentRowFragment) => void;
}

/** Records a payment. However often it is sent from the same dialog, it is recorded once. */
export function RecordPaymentForm({ onEdited, onCancel, onRecorded }: Props) {
  const [form] = Form.useForm<Values>();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [record, { client }] = useRecordPaymentMutation({ refetchQueries: [PaymentsDocument] });
  const send = async ({ amount, ...values }: Values) => {
    try {
      const input = { ...values, amount: paiseOf(amount) ?? 0 };
      const { data } = await record({ variables: { input, idempotencyKey } });
      if (data) onRecorded(data.recordPayment);
      return null;
    } catch (error) {
      const refusal = errorOf(error);
      if (refusal.code === 'IDEMPOTENCY_KEY_REUSED') void client.refetchQueries({ include: [PaymentsDocument] });
      return refusal;
    }
  };
  const { submit, isBusy, failure, dismissFailure } = useFormSubmit(form, fieldNames, send);

  return (
    <Form<Values>
      form={form}
      name="payment"
      layout="vertical"
      requiredMark={false}
      initialValues={{ status: 'PAID' }}
      scrollToFirstError={{ focus: true }}
      validateTrigger={['onChange', 'onBlur']}
      onValuesChange={onEdited}
      onFinish={submit}
    >
      <Form.Item name="patientId" label="Patient" rules={choiceRules('Patient is required')}>
        <CompletePatientSelect />
      </Form.Item>
      <Form.Item name="amount" label="Amount in rupees" rules={amountRules} className={styles.amount}>
        <Input inputMode="decimal" prefix="₹" autoComplete="off" maxLength={20} />
      </Form.Item>
      <Form.Item name="method" label="Method" rules={choiceRules('Method is required')}>
        <Radio.Group aria-label="Method" options={methodOptions} />
      </Form.Item>
      <Form.Item name="status" label="Status" extra="Only paid payments count into the total.">
        <Radio.Group aria-label="Status" options={statusOptions} />
      </Form.Item>
      {failure && <ErrorBanner message={sentenceFor(failure)} onDismiss={dismissFailure} />}
      <DialogButtons submitLabel="Record payment" isBusy={isBusy} onKeep={onCancel} />
    </Form>
  );
}
