import type { DocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import { dialogOnDemand } from '../ui/dialogs/dialogOnDemand';
import { useDialog } from '../ui/dialogs/useDialog';
import type { PaymentRowFragment } from '../workplace/gql/generated';
import { useWorkplace } from '../workplace/workplace-context';
import { paymentLists } from './payment-lists';
import { FailPaymentDialog } from './FailPaymentDialog';
import type { PaymentActions } from './payment-columns';
import { SettlePaymentDialog } from './SettlePaymentDialog';
import { useReceipt } from './useReceipt';

const RefundPaymentDialog = dialogOnDemand(async () => (await import('./RefundPaymentDialog')).RefundPaymentDialog);
const AllocateDialog = dialogOnDemand(async () => (await import('../ledger/AllocateDialog')).AllocateDialog);
const ReleaseDepositDialog = dialogOnDemand(
  async () => (await import('../ledger/ReleaseDepositDialog')).ReleaseDepositDialog,
);
const UpiCodeDialog = dialogOnDemand(async () => (await import('./UpiCodeDialog')).UpiCodeDialog);

/**
 * Returns the actions on a payment, and their dialogs.
 * @param ofPage queries of the page to refetch beside the lists of payments
 */
export function usePaymentActions(ofPage: readonly DocumentNode[] = []): {
  readonly actions: PaymentActions;
  readonly dialogs: ReactNode;
} {
  const refund = useDialog<PaymentRowFragment>();
  const settling = useDialog<PaymentRowFragment>();
  const failing = useDialog<PaymentRowFragment>();
  const paying = useDialog<PaymentRowFragment>();
  const allocating = useDialog<PaymentRowFragment>();
  const releasing = useDialog<PaymentRowFragment>();
  const receipt = useReceipt();
  const reloads = [...paymentLists, ...ofPage];
  const { mayRefund } = useWorkplace();
  return {
    actions: {
      ...(mayRefund && { onRefund: refund.open }),
      onSettle: settling.open,
      onFail: failing.open,
      onUpi: paying.open,
      onAllocate: allocating.open,
      onRelease: releasing.open,
      ...receipt,
    },
    dialogs: (
      <>
        {settling.subject && (
          <SettlePaymentDialog
            key={settling.subject.id}
            payment={settling.subject}
            reloads={reloads}
            {...settling.frame}
          />
        )}
        {failing.subject && (
          <FailPaymentDialog key={failing.subject.id} payment={failing.subject} reloads={reloads} {...failing.frame} />
        )}
        {paying.subject && <UpiCodeDialog payment={paying.subject} {...paying.frame} />}
        {refund.subject && <RefundPaymentDialog payment={refund.subject} reloads={reloads} {...refund.frame} />}
        {allocating.subject && <AllocateDialog payment={allocating.subject} reloads={reloads} {...allocating.frame} />}
        {releasing.subject && (
          <ReleaseDepositDialog payment={releasing.subject} reloads={reloads} {...releasing.frame} />
        )}
      </>
    ),
  };
}
