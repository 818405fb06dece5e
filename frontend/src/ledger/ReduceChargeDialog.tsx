import type { DocumentNode } from '@apollo/client';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { onceFailureText } from '../payments/once-failure-text';
import { partRules, reasonRules } from '../payments/payment-rules';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { Subject } from '../ui/layout/Subject';
import { rupeesText } from '../values/rupees';
import { paiseOf } from '../values/typed-rupees';
import { useDiscountChargeMutation, useWriteOffMutation, type LedgerChargeFragment } from './gql/generated';

interface Values {
  /** Rupees, as typed. */
  readonly amount: string;
  readonly reason: string;
}

interface Props extends DialogState {
  readonly kind: 'WRITE_OFF' | 'DISCOUNT';
  readonly charge: LedgerChargeFragment;
  readonly reloads: readonly DocumentNode[];
}

const texts = {
  WRITE_OFF: {
    title: 'Write off',
    explains: 'For what the patient will not pay. The charge stays on record.',
    done: 'was written off.',
    failed: 'Failed to write off',
    once: 'written off',
  },
  DISCOUNT: {
    title: 'Discount',
    explains: 'The charge costs less. What was paid beyond it pays other charges, or is an advance.',
    done: 'less is charged.',
    failed: 'Failed to give the discount',
    once: 'given',
  },
} as const;

/** Writes off what is open of a charge, or reduces the charge, with a reason. Repeated submits do it once. */
export function ReduceChargeDialog({ kind, charge, ...frame }: Props) {
  const { id: chargeId, amount: charged, open, text, credits } = charge;
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [writeOff] = useWriteOffMutation();
  const [discount] = useDiscountChargeMutation();
  const most = kind === 'WRITE_OFF' ? open : credits.reduce((rest, { amount }) => rest - amount, charged);
  const { title, explains, done, failed, once } = texts[kind];
  const send = async ({ amount: typed, reason }: Values) => {
    const amount = paiseOf(typed) ?? 0;
    const variables = { chargeId, amount, reason, idempotencyKey };
    await (kind === 'WRITE_OFF' ? writeOff({ variables }) : discount({ variables }));
    return `${rupeesText(amount)} ${done}`;
  };
  return (
    <FormDialog<Values>
      {...frame}
      title={title}
      lead={
        <Subject>
          <strong>{rupeesText(charged)}</strong> {text}
          <small>{open > 0 ? `${rupeesText(open)} open` : 'Nothing is open.'}</small>
          <small>{explains}</small>
        </Subject>
      }
      name="reduce"
      initialValues={kind === 'WRITE_OFF' ? { amount: String(open / 100) } : {}}
      submitLabel={kind === 'WRITE_OFF' ? 'Write off' : 'Give the discount'}
      send={send}
      failureText={(failure) => onceFailureText(failed, once, failure, 'the charges')}
    >
      <Form.Item
        name="amount"
        label="Amount in rupees"
        extra={`At most ${rupeesText(most)}.`}
        rules={[{ required: true, whitespace: true, message: 'Amount is required' }, ...partRules(most)]}
      >
        <Input inputMode="decimal" prefix="₹" autoComplete="off" maxLength={20} />
      </Form.Item>
      <Form.Item name="reason" label="Reason" extra="Patients do not see it." rules={reasonRules}>
        <Input autoComplete="off" maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
}
