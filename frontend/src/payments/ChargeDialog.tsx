import type { DocumentNode } from '@apollo/client';
import { Form, Input } from 'antd';
import { useState } from 'react';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { Subject } from '../ui/layout/Subject';
import { rupeesText } from '../values/rupees';
import { onceFailureText } from './once-failure-text';
import { BookDayField } from './BookDayField';
import { AmountFields, chargedOf, ItemField, usePriceList, type ChargeValues } from './ItemFields';
import { ChargesDocument, useAddChargeMutation } from '../ledger/gql/generated';

interface Props extends DialogState {
  readonly patient: { readonly id: string; readonly patientId: string; readonly name: string };
  /** Whether a discount may be given. */
  readonly mayDiscount: boolean;
  /** Queries to refetch; the charges if omitted. */
  readonly reloads?: readonly DocumentNode[];
}

/** Charges a patient for something other than sessions, which are charged automatically. Repeated submits create one charge. */
export function ChargeDialog({ patient, mayDiscount, reloads = [ChargesDocument], ...frame }: Props) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [add] = useAddChargeMutation();
  const items = usePriceList();
  return (
    <FormDialog<ChargeValues>
      {...frame}
      title="Charge"
      lead={
        <Subject>
          <strong>{patient.name}</strong> {patient.patientId}
        </Subject>
      }
      name="charge"
      submitLabel="Charge"
      send={async (values) => {
        const { text, day } = values;
        const input = { patientId: patient.id, text, ...(day && { day }), ...chargedOf(values, items) };
        await add({ variables: { input, idempotencyKey } });
        return `${rupeesText(input.amount)} was charged.`;
      }}
      failureText={(failure) => onceFailureText('Failed to charge', 'charged', failure)}
      reloads={reloads}
    >
      <ItemField items={items} />
      <Form.Item
        name="text"
        label="What for"
        extra="Such as: ten sessions at the clinic. A completed session with a price is charged by itself."
        rules={[{ required: true, whitespace: true, message: 'What it is for is required' }]}
      >
        <Input autoComplete="off" maxLength={200} />
      </Form.Item>
      <AmountFields items={items} mayDiscount={mayDiscount} />
      <BookDayField name="day" label="Day" />
    </FormDialog>
  );
}
