import type { DocumentNode } from '@apollo/client';
import { Button, Form, Input } from 'antd';
import { useClinicToday } from '../calendar/useClinicToday';
import { failureText } from '../failure-text';
import { reasonRules } from '../payments/payment-rules';
import type { DialogState } from '../ui/dialogs/Dialog';
import { Stack } from '../ui/layout/Stack';
import { Subject } from '../ui/layout/Subject';
import { rupeesText } from '../values/rupees';
import type { PaymentRowFragment } from '../workplace/gql/generated';
import { useChargesQuery, useClosePackageMutation, type WalletPackageFragment } from './gql/generated';
import { usesText } from './ledger-texts';
import { closingOf } from './package-closing';
import { RefundWays } from './RefundWays';
import { StepDialog } from './StepDialog';

interface Props extends DialogState {
  readonly sold: WalletPackageFragment;
  readonly patientId: string;
  /** Called when a payment is to be refunded, with the amount in paise; the dialog closes itself. */
  readonly onRefund: (payment: PaymentRowFragment, amount: number) => void;
  readonly reloads: readonly DocumentNode[];
}

/** Closes a package with a reason: says before what is credited and refunded, and afterwards leads to the refund. */
export function ClosePackageDialog({ sold, patientId, onRefund, ...frame }: Props) {
  const [close] = useClosePackageMutation();
  return (
    <StepDialog<{ readonly reason: string }, WalletPackageFragment>
      {...frame}
      title="Close package"
      lead={<WhatClosingDoes sold={sold} patientId={patientId} />}
      name="close-package"
      submitLabel="Close package"
      isDanger
      send={async ({ reason }) => {
        const { data } = await close({ variables: { id: sold.id, reason } });
        if (!data) throw new Error('The answer to a closing has no package.');
        return data.closePackage;
      }}
      failureText={(failure) => failureText('Failed to close the package', failure)}
      renderResult={({ name, refundDue }) => (
        <>
          <p>
            <output>
              {name} was closed.{' '}
              {refundDue > 0 ? `${rupeesText(refundDue)} is to be refunded.` : 'Nothing is to be refunded.'}
            </output>
          </p>
          {refundDue > 0 && (
            <RefundWays
              patientId={patientId}
              refundDue={refundDue}
              onRefund={(payment, amount) => {
                onRefund(payment, amount);
                frame.onClose();
              }}
            />
          )}
          <Stack row justify="end">
            <Button onClick={frame.onClose}>Close</Button>
          </Stack>
        </>
      )}
    >
      <Form.Item name="reason" label="Reason" extra="Patients do not see it." rules={reasonRules}>
        <Input autoComplete="off" maxLength={200} />
      </Form.Item>
    </StepDialog>
  );
}

/** What was used of the package, and what closing it credits and refunds. */
function WhatClosingDoes({ sold, patientId }: Pick<Props, 'sold' | 'patientId'>) {
  const today = useClinicToday();
  const { data } = useChargesQuery({ variables: { patientId } });
  const charge = data?.charges.find(({ id }) => id === sold.chargeId);
  const { value, credited, refund } = closingOf(sold, charge, today);
  return (
    <>
      <Subject>
        <strong>{sold.name}</strong> {usesText(sold)}
      </Subject>
      <p>
        What was used is worth {rupeesText(value)}
        {credited > 0 && `; ${rupeesText(credited)} is credited`}.{' '}
        {refund > 0 ? `${rupeesText(refund)} of what was paid is to be refunded.` : 'Nothing is to be refunded.'}
      </p>
      {refund > 0 && <p>Other dues are paid first of the money that this frees. It cannot be undone.</p>}
      {refund === 0 && <p>It cannot be undone.</p>}
    </>
  );
}
