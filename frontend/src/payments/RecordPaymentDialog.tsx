import type { DocumentNode } from '@apollo/client';
import { Button, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { choiceRules, optionalTextRules } from '../ui/forms/form-rules';
import {
  useRecordPaymentMutation,
  type PaymentMethod,
  type PaymentRowFragment,
  type PaymentStatus,
} from '../workplace/gql/generated';
import { paymentLists } from './payment-lists';
import { onceFailureText } from './once-failure-text';
import { StepDialog } from '../ledger/StepDialog';
import { WhatItPays } from '../ledger/WhatItPays';
import { Stack } from '../ui/layout/Stack';
import { rupeesText } from '../values/rupees';
import { paiseOf } from '../values/typed-rupees';
import type { DialogState } from '../ui/dialogs/Dialog';
import { RadioChoice } from '../ui/forms/RadioChoice';
import { PatientSelect } from '../patients/PatientSelect';
import type { PatientChoice } from '../workplace/workplace-context';
import { BookDayField } from './BookDayField';
import { amountRules } from './payment-rules';
import { methodOptions, statusLabels } from './payment-labels';
import { ReferenceField } from './ReferenceField';
import { SessionSelect } from './SessionSelect';
import { useReceipt } from './useReceipt';

/** The validated values, by the server's field names. */
interface Values {
  readonly patientId: string;
  /** Rupees, as typed. */
  readonly amount: string;
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
  readonly receivedOn?: string;
  readonly reference?: string;
  readonly note?: string;
  readonly isDeposit?: boolean;
  /** The chosen session by patient id, so that a change of the patient does not keep another patient's session. */
  readonly sessions?: Readonly<Record<string, string | undefined>>;
}

const statusOptions = (['PAID', 'PENDING', 'FAILED'] as const).map((value) => ({ value, label: statusLabels[value] }));

interface Props extends DialogState {
  /** Initial patient, on the page of a patient. */
  readonly patient?: PatientChoice | undefined;
  /** Initial amount, in paise, such as what is due. */
  readonly amount?: number | undefined;
  /** Package whose charge is paid first. */
  readonly forPackage?: { readonly id: string; readonly name: string } | undefined;
  /** Queries to refetch; the lists of payments if omitted. */
  readonly reloads?: readonly DocumentNode[];
}

/**
 * Records a payment: filled with what is due, it says what the payment pays, and leads to the receipt. Each opening has its own idempotency
 * key, so that repeated submits record one payment.
 */
export function RecordPaymentDialog(props: Props) {
  const { patient, amount: due, forPackage, reloads = paymentLists, ...frame } = props;
  const { onReceipt, hasReceipt, isFetchingReceipt } = useReceipt();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [record] = useRecordPaymentMutation();
  const send = async ({ amount, sessions, isDeposit, ...values }: Values) => {
    const appointmentId = sessions?.[values.patientId];
    const input = {
      ...values,
      amount: paiseOf(amount) ?? 0,
      ...(appointmentId && { appointmentId }),
      ...(forPackage && { packageId: forPackage.id }),
      ...(isDeposit && { isDeposit }),
    };
    const { data } = await record({ variables: { input, idempotencyKey } });
    if (!data) throw new Error('The answer has no payment.');
    return data.recordPayment;
  };
  const textOf = ({ amount, patient: from }: PaymentRowFragment) =>
    `${rupeesText(amount)} from ${from?.name || 'the patient'} was recorded.`;
  return (
    <StepDialog<Values, PaymentRowFragment>
      {...frame}
      title="Record payment"
      lead={null}
      name="payment"
      initialValues={{
        status: 'PAID',
        ...(patient && { patientId: patient.id }),
        ...(due && { amount: String(due / 100) }),
      }}
      submitLabel="Record payment"
      send={send}
      textOf={(recorded) => (hasReceipt(recorded) ? undefined : textOf(recorded))}
      renderResult={(recorded) => (
        <>
          <p>
            <output>{textOf(recorded)}</output>
          </p>
          <Stack row justify="end" gap={2}>
            <Button onClick={frame.onClose}>Close</Button>
            <Button type="primary" loading={isFetchingReceipt(recorded.id)} onClick={() => onReceipt(recorded)}>
              Receipt
            </Button>
          </Stack>
        </>
      )}
      failureText={(failure) => onceFailureText('Failed to record payment', 'recorded', failure)}
      reloads={reloads}
    >
      <Form.Item name="patientId" label="Patient" rules={choiceRules('Patient is required')}>
        <PatientSelect known={patient} />
      </Form.Item>
      {forPackage ? (
        <p>For the package {forPackage.name}.</p>
      ) : (
        <Form.Item noStyle dependencies={['patientId']}>
          {({ getFieldValue }) => <SessionField patientId={getFieldValue('patientId') as string | undefined} />}
        </Form.Item>
      )}
      <Form.Item name="amount" label="Amount in rupees" rules={amountRules}>
        <Input inputMode="decimal" prefix="₹" autoComplete="off" maxLength={20} />
      </Form.Item>
      <Form.Item noStyle dependencies={['patientId']}>
        {({ getFieldValue }) => {
          const patientId = getFieldValue('patientId') as string | undefined;
          return (
            patientId && (
              <WhatItPays
                key={patientId}
                patientId={patientId}
                packageId={forPackage?.id}
                hasAmount={due !== undefined}
              />
            )
          );
        }}
      </Form.Item>
      <Form.Item name="method" label="Method" rules={choiceRules('Method is required')}>
        <RadioChoice label="Method" options={methodOptions} />
      </Form.Item>
      <Form.Item name="status" label="Status" extra="Only paid payments count into the total.">
        <RadioChoice label="Status" options={statusOptions} />
      </Form.Item>
      <Form.Item noStyle dependencies={['status']}>
        {({ getFieldValue }) =>
          getFieldValue('status') === 'PAID' && (
            <>
              <BookDayField name="receivedOn" label="Received on" />
              {!forPackage && (
                <Form.Item name="isDeposit" valuePropName="checked">
                  <Checkbox>Hold it as a deposit</Checkbox>
                </Form.Item>
              )}
            </>
          )
        }
      </Form.Item>
      <ReferenceField />
      <Form.Item name="note" label="Note (optional)" extra="Patients do not see it." rules={optionalTextRules(200)}>
        <Input autoComplete="off" maxLength={200} />
      </Form.Item>
    </StepDialog>
  );
}

function SessionField({ patientId }: { readonly patientId: string | undefined }) {
  if (!patientId) return null;
  return (
    <Form.Item
      key={patientId}
      name={['sessions', patientId]}
      label="For the session (optional)"
      extra="The receipt names it."
    >
      <SessionSelect patientId={patientId} />
    </Form.Item>
  );
}
