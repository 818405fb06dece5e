import type { DocumentNode } from '@apollo/client';
import { Form, Input } from 'antd';
import { failureText } from '../failure-text';
import { reasonRules } from '../payments/payment-rules';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { Subject } from '../ui/layout/Subject';
import { rupeesText } from '../values/rupees';
import { useCancelBillMutation, type LedgerBillFragment } from './gql/generated';
import { ledgerDay } from './ledger-texts';

interface Props extends DialogState {
  readonly bill: LedgerBillFragment;
  readonly reloads: readonly DocumentNode[];
}

/** Cancels a bill with a reason; its number stays, its charges can be billed again. */
export function CancelBillDialog({ bill: { id, number, total, day }, ...frame }: Props) {
  const [cancel] = useCancelBillMutation();
  return (
    <FormDialog<{ readonly reason: string }>
      {...frame}
      title="Cancel a bill"
      lead={
        <Subject>
          <strong>{number}</strong> {rupeesText(total)}, {ledgerDay(day)}
          <small>Its number stays, and its charges can be billed again.</small>
        </Subject>
      }
      name="cancel-bill"
      keepLabel="Keep the bill"
      submitLabel="Cancel the bill"
      isDanger
      send={async ({ reason }) => {
        await cancel({ variables: { id, reason } });
        return `The bill ${number} was canceled.`;
      }}
      failureText={(failure) => failureText('Failed to cancel the bill', failure)}
    >
      <Form.Item name="reason" label="Reason" extra="Patients do not see it." rules={reasonRules}>
        <Input autoComplete="off" maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
}
