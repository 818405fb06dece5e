import type { DocumentNode } from '@apollo/client';
import { Form, Input } from 'antd';
import { failureText } from '../failure-text';
import { partRules } from '../payments/payment-rules';
import { PaymentSubject } from '../payments/PaymentSubject';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { untilLoaded } from '../ui/feedback/QueryBoundary';
import { rupeesText } from '../values/rupees';
import { paiseOf } from '../values/typed-rupees';
import type { PaymentRowFragment } from '../workplace/gql/generated';
import { useAllocatePaymentMutation, useChargesQuery } from './gql/generated';
import { chargeLine } from './ledger-texts';

interface Values {
  /** Rupees by charge, as typed. */
  readonly parts?: Readonly<Record<string, string | undefined>>;
}

interface Props extends DialogState {
  readonly payment: PaymentRowFragment;
  readonly reloads: readonly DocumentNode[];
}

/** Changes which charges a payment pays: an amount for each; the rest pays the oldest open ones. */
export function AllocateDialog({ payment, ...frame }: Props) {
  const { id, version, amount, refunded, patient, allocations } = payment;
  const [allocate] = useAllocatePaymentMutation();
  const query = useChargesQuery({ variables: { patientId: patient?.id ?? '' }, skip: !patient });
  const paid = new Map(allocations.map((part) => [part.charge.id, part.amount]));
  const payable = (query.data?.charges ?? [])
    .map((charge) => ({ charge, most: charge.open + (paid.get(charge.id) ?? 0) }))
    .filter(({ most }) => most > 0)
    .toReversed();
  const left = amount - refunded;
  const send = async ({ parts = {} }: Values) => {
    const chosen = payable.flatMap(({ charge }) => {
      const paise = paiseOf(parts[charge.id] ?? '') ?? 0;
      return paise > 0 ? [{ chargeId: charge.id, amount: paise }] : [];
    });
    await allocate({ variables: { paymentId: id, allocate: chosen, version } });
    return `What ${rupeesText(amount)} pays was changed.`;
  };
  return (
    <FormDialog<Values>
      {...frame}
      title="Change what it pays"
      lead={
        <>
          <PaymentSubject payment={payment} />
          <p>
            {rupeesText(left)} to share out. What you leave of it pays the oldest open charges; the rest is an advance.
          </p>
        </>
      }
      waiting={untilLoaded(query, (failure) => failureText('Failed to fetch the charges', failure))}
      name="allocate"
      initialValues={{
        parts: Object.fromEntries(allocations.map((part) => [part.charge.id, String(part.amount / 100)])),
      }}
      submitLabel="Save"
      send={send}
      failureText={(failure) => failureText('Failed to change what it pays', failure)}
    >
      {payable.map(({ charge, most }) => (
        <Form.Item
          key={charge.id}
          name={['parts', charge.id]}
          label={`${charge.text}, ${chargeLine(charge)}`}
          extra={`At most ${rupeesText(Math.min(most, left))}.`}
          rules={partRules(Math.min(most, left))}
        >
          <Input inputMode="decimal" prefix="₹" autoComplete="off" maxLength={20} />
        </Form.Item>
      ))}
    </FormDialog>
  );
}
