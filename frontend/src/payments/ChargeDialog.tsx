import type { DocumentNode } from '@apollo/client';
import { Form, Input } from 'antd';
import { useState } from 'react';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { Subject } from '../ui/layout/Subject';
import { rupeesText } from '../values/rupees';
import { paiseOf } from '../values/typed-rupees';
import { onceFailureText } from './once-failure-text';
import { BookDayField } from './BookDayField';
import { amountRules } from './payment-rules';
import { ChargesDocument, useAddChargeMutation } from '../ledger/gql/generated';

interface Values {
  readonly text: string;
  /** Rupees, as typed. */
  readonly amount: string;
  readonly day?: string;
}

interface Props extends DialogState {
  readonly patient: { readonly id: string; readonly patientId: string; readonly name: string };
  /** Queries to refetch; the charges if omitted. */
  readonly reloads?: readonly DocumentNode[];
}

/** Charges a patient for something other than sessions, which are charged automatically. Repeated submits create one charge. */
export function ChargeDialog({ patient, reloads = [ChargesDocument], ...frame }: Props) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [add] = useAddChargeMutation();
  return (
    <FormDialog<Values>
      {...frame}
      title="Charge"
      lead={
        <Subject>
          <strong>{patient.name}</strong> {patient.patientId}
        </Subject>
      }
      name="charge"
      submitLabel="Charge"
      send={async ({ amount, ...values }) => {
        const input = { patientId: patient.id, ...values, amount: paiseOf(amount) ?? 0 };
        await add({ variables: { input, idempotencyKey } });
        return `${rupeesText(input.amount)} was charged.`;
      }}
      failureText={(failure) => onceFailureText('Failed to charge', 'charged', failure)}
      reloads={reloads}
    >
      <Form.Item
        name="text"
        label="What for"
        extra="Such as: ten sessions at the clinic. A completed session with a price is charged by itself."
        rules={[{ required: true, whitespace: true, message: 'What it is for is required' }]}
      >
        <Input autoComplete="off" maxLength={200} />
      </Form.Item>
      <Form.Item name="amount" label="Amount in rupees" rules={amountRules}>
        <Input inputMode="decimal" prefix="₹" autoComplete="off" maxLength={20} />
      </Form.Item>
      <BookDayField name="day" label="Day" />
    </FormDialog>
  );
}
