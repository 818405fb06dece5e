import type { DocumentNode } from '@apollo/client';
import { Form, Input } from 'antd';
import { failureText } from '../failure-text';
import { reasonRules } from '../payments/payment-rules';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { Subject } from '../ui/layout/Subject';
import { rupeesText } from '../values/rupees';
import { useCancelCreditMutation, type LedgerChargeFragment } from './gql/generated';
import { creditKindLabels } from './ledger-texts';

interface Props extends DialogState {
  readonly charge: LedgerChargeFragment;
  readonly credit: LedgerChargeFragment['credits'][number];
  readonly reloads: readonly DocumentNode[];
}

/** Cancels a write-off or discount with a reason: the amount is due again. */
export function CancelCreditDialog({ charge, credit: { id, amount, kind, reason: given }, ...frame }: Props) {
  const [cancel] = useCancelCreditMutation();
  return (
    <FormDialog<{ readonly reason: string }>
      {...frame}
      title={kind === 'WRITE_OFF' ? 'Cancel a write-off' : 'Cancel a discount'}
      lead={
        <Subject>
          <strong>{rupeesText(amount)}</strong> {creditKindLabels[kind]} of {charge.text}
          {given && <small>{given}</small>}
          <small>The amount is due again.</small>
        </Subject>
      }
      name="cancel-credit"
      keepLabel="Keep it"
      submitLabel="Cancel it"
      send={async ({ reason }) => {
        await cancel({ variables: { id, reason } });
        return `${rupeesText(amount)} of ${charge.text} is due again.`;
      }}
      failureText={(failure) => failureText('Failed to cancel it', failure)}
    >
      <Form.Item name="reason" label="Reason" extra="Patients do not see it." rules={reasonRules}>
        <Input autoComplete="off" maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
}
