import { useClinic } from '../brand/clinic';
import { downloadFile } from '../downloads/download-file';
import { receiptFile, receiptPath } from '../downloads/export-paths';
import { failureText } from '../failure-text';
import { useAction } from '../ui/hooks/useAction';
import { useIssueReceiptMutation, type PaymentRowFragment } from '../workplace/gql/generated';
import { paymentLists } from './payment-lists';

/** Downloads a payment's receipt. An open clinic first assigns a number to a payment from before receipts. */
export function useReceipt() {
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
