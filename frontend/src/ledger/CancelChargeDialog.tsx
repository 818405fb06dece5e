import type { DocumentNode } from '@apollo/client';
import { Form, Input } from 'antd';
import { failureText } from '../failure-text';
import { reasonRules } from '../payments/payment-rules';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { Subject } from '../ui/layout/Subject';
import { rupeesText } from '../values/rupees';
import { useCancelChargeMutation, type LedgerChargeFragment } from './gql/generated';

interface Props extends DialogState {
  readonly charge: LedgerChargeFragment;
  readonly reloads: readonly DocumentNode[];
}

/** Cancels a charge with a reason; the charge stays on record. */
export function CancelChargeDialog({ charge, ...frame }: Props) {
  const [cancel] = useCancelChargeMutation();
  return (
    <FormDialog<{ readonly reason: string }>
      {...frame}
      title="Take back a charge"
      lead={
        <Subject>
          <strong>{rupeesText(charge.amount)}</strong> {charge.text}
          {charge.open < charge.amount && <small>What paid it pays other charges.</small>}
          {charge.billNumber && <small>The bill {charge.billNumber} stays: a credit note takes the charge off.</small>}
        </Subject>
      }
      name="take-back"
      submitLabel="Take back"
      send={async ({ reason }) => {
        await cancel({ variables: { id: charge.id, reason } });
        return `${rupeesText(charge.amount)} is charged no more.`;
      }}
      failureText={(failure) => failureText('Failed to take the charge back', failure)}
    >
      <Form.Item name="reason" label="Reason" extra="Patients do not see it." rules={reasonRules}>
        <Input autoComplete="off" maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
}
