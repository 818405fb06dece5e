import type { ReactNode } from 'react';
import { useClinic } from '../brand/clinic';
import { downloadFile } from '../downloads/download-file';
import { failureText } from '../failure-text';
import { receiptFile, receiptPath } from '../downloads/export-paths';
import { dialogOnDemand } from '../ui/dialogs/dialogOnDemand';
import { useAction } from '../ui/hooks/useAction';
import { useDialog } from '../ui/dialogs/useDialog';
import { useIssueReceiptMutation, type PaymentRowFragment } from '../workplace/gql/generated';
import { useWorkplace } from '../workplace/workplace-context';
import { paymentLists } from './payment-lists';
import { FailPaymentDialog } from './FailPaymentDialog';
import type { PaymentActions } from './payment-columns';
import { SettlePaymentDialog } from './SettlePaymentDialog';

const RefundPaymentDialog = dialogOnDemand(async () => (await import('./RefundPaymentDialog')).RefundPaymentDialog);
const UpiCodeDialog = dialogOnDemand(async () => (await import('./UpiCodeDialog')).UpiCodeDialog);

/** Returns the actions on a payment, and their dialogs. */
export function usePaymentActions(): { readonly actions: PaymentActions; readonly dialogs: ReactNode } {
  const refund = useDialog<PaymentRowFragment>();
  const settling = useDialog<PaymentRowFragment>();
  const failing = useDialog<PaymentRowFragment>();
  const paying = useDialog<PaymentRowFragment>();
  const receipt = useReceipt();
  const { mayRefund } = useWorkplace();
  return {
    actions: {
      ...(mayRefund && { onRefund: refund.open }),
      onSettle: settling.open,
      onFail: failing.open,
      onUpi: paying.open,
      ...receipt,
    },
    dialogs: (
      <>
        {settling.subject && (
          <SettlePaymentDialog key={settling.subject.id} payment={settling.subject} {...settling.frame} />
        )}
        {failing.subject && <FailPaymentDialog key={failing.subject.id} payment={failing.subject} {...failing.frame} />}
        {paying.subject && <UpiCodeDialog payment={paying.subject} {...paying.frame} />}
        {refund.subject && <RefundPaymentDialog payment={refund.subject} {...refund.frame} />}
      </>
    ),
  };
}

/** Downloads a payment's receipt. An open clinic first assigns a number to a payment from before receipts. */
function useReceipt() {
  const { isOpen } = useClinic();
  const [issue] = useIssueReceiptMutation();
  const download = useAction<PaymentRowFragment>({
    keyOf: ({ id }) => id,
    send: async ({ id, receiptNumber: known }) => {
      const number = known ?? (await issue({ variables: { id } })).data?.issueReceipt.receiptNumber ?? id;
      await downloadFile(receiptPath(id), receiptFile(number));
    },
    failureText: (failure) => failureText('Failed to fetch the receipt', failure),
    reloads: paymentLists,
  });
  const hasReceipt = ({ status, receiptNumber }: PaymentRowFragment) =>
    receiptNumber !== null || (isOpen && status === 'PAID');
  return { onReceipt: download.run, hasReceipt, isFetchingReceipt: download.isBusyWith };
}
