import type { DocumentNode } from '@apollo/client';
import { Form, Input, type FormRule } from 'antd';
import { useState } from 'react';
import { addDays } from '../calendar/clinic-time';
import { useClinicToday } from '../calendar/useClinicToday';
import { useRefundMutation, type PaymentMethod, type PaymentRowFragment } from '../workplace/gql/generated';
import { paymentLists } from './payment-lists';
import { onceFailureText } from './once-failure-text';
import { rupeesText } from '../values/rupees';
import { paiseOf } from '../values/typed-rupees';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { choiceRules } from '../ui/forms/form-rules';
import { RadioChoice } from '../ui/forms/RadioChoice';
import { mostDaysBack, partRules } from './payment-rules';
import { methodOptions } from './payment-labels';
import { PaymentSubject } from './PaymentSubject';

interface Props extends DialogState {
  /** The paid payment. */
  readonly payment: PaymentRowFragment;
  /** Initial amount, in paise, such as what is to be refunded of a closed package; all that is left if omitted. */
  readonly most?: number;
  /** Queries to refetch; the lists of payments if omitted. */
  readonly reloads?: readonly DocumentNode[];
}

interface Values {
  /** Rupees, as typed; empty for the whole remaining amount. */
  readonly amount?: string;
  readonly method?: PaymentMethod;
  readonly refundedOn?: string;
  readonly reason?: string;
}

/** Methods by which money of the payment gateway is paid back without the gateway. */
const outsideGateway: ReadonlySet<PaymentMethod> = new Set<PaymentMethod>(['CASH', 'NET_BANKING']);

/** Default reason (schema/payment.graphql). */
const noReason = 'Refund';

const reasonLength: FormRule[] = [
  { validateTrigger: 'onBlur', min: 3, message: 'Give the reason in at least 3 characters' },
];

/** Marks part or all of a payment as refunded, which is final. It does not transfer money. */
export function RefundPaymentDialog({ payment, most, reloads = paymentLists, ...frame }: Props) {
  const { id, amount, refunded, receivedOn, gatewayPaymentId } = payment;
  const options = gatewayPaymentId ? methodOptions.filter(({ value }) => outsideGateway.has(value)) : methodOptions;
  const left = amount - refunded;
  const today = useClinicToday();
  const earliest = addDays(today, -mostDaysBack);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [refund] = useRefundMutation();
  const send = async ({ amount: typed, reason, refundedOn, ...values }: Values) => {
    const paise = typed?.trim() ? paiseOf(typed) : left;
    const input = {
      ...values,
      ...(refundedOn && { refundedOn }),
      amount: paise,
      reason: reason?.trim() || noReason,
    };
    await refund({ variables: { id, input, idempotencyKey } });
    return `${rupeesText(paise ?? left)} was marked as refunded.`;
  };
  return (
    <FormDialog<Values>
      {...frame}
      title="Refund payment"
      lead={
        <>
          <p>Are you sure you want to mark this payment as refunded?</p>
          <PaymentSubject payment={payment} />
          {gatewayPaymentId && (
            <p>
              Enter this only if you paid it back in cash or by your own transfer. A refund made at Razorpay appears by
              itself.
            </p>
          )}
          <p>
            This changes the record only{gatewayPaymentId ? '.' : ': give the money back the way it was paid.'} It
            cannot be undone.
          </p>
        </>
      }
      name="refund"
      initialValues={{
        ...(!gatewayPaymentId && { method: payment.method }),
        ...(most && { amount: String(most / 100) }),
      }}
      submitLabel="Mark as refunded"
      isDanger
      send={send}
      failureText={(failure) => onceFailureText('Failed to refund payment', 'booked', failure)}
      reloads={reloads}
    >
      <Form.Item
        name="amount"
        label="Amount in rupees (optional)"
        extra={`All that is left when left empty: ${rupeesText(left)}.`}
        rules={partRules(left)}
      >
        <Input inputMode="decimal" prefix="₹" autoComplete="off" maxLength={20} />
      </Form.Item>
      <Form.Item name="method" label="Paid back by" rules={choiceRules('Choose how you paid it back')}>
        <RadioChoice label="Paid back by" options={options} />
      </Form.Item>
      <Form.Item name="refundedOn" label="Refunded on (optional)" extra="Today when left empty.">
        <Input type="date" min={receivedOn && receivedOn > earliest ? receivedOn : earliest} max={today} />
      </Form.Item>
      <Form.Item name="reason" label="Reason (optional)" extra="Patients do not see it." rules={reasonLength}>
        <Input autoComplete="off" maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
}
