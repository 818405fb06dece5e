import { Button } from 'antd';
import { dayText, timeText } from '../calendar/clinic-time';
import type { PaymentRowFragment } from '../workplace/gql/generated';
import { rupeesText } from '../values/rupees';
import type { Column } from '../ui/lists/DataTable';
import { Stack } from '../ui/layout/Stack';
import { PatientLink } from '../patients/PatientLink';
import { methodLabels, noPatient } from './payment-labels';
import { PaymentStatusWord } from './PaymentStatusWord';

/** Actions on a payment. */
export interface PaymentActions {
  /** Absent where nobody may refund. */
  readonly onRefund?: (payment: PaymentRowFragment) => void;
  readonly onSettle: (payment: PaymentRowFragment) => void;
  readonly onUpi: (payment: PaymentRowFragment) => void;
  readonly onFail: (payment: PaymentRowFragment) => void;
  readonly onReceipt: (payment: PaymentRowFragment) => void;
  readonly hasReceipt: (payment: PaymentRowFragment) => boolean;
  /** Whether the receipt is being downloaded. */
  readonly isFetchingReceipt: (id: string) => boolean;
}

const patientOf = ({ patient }: PaymentRowFragment): string => patient?.name || noPatient;

/** Returns the actions by status: a pending payment can be settled or fail, a paid one refunded. */
function actionsOf(payment: PaymentRowFragment, actions: PaymentActions) {
  const { onRefund, onSettle, onUpi, onFail, onReceipt, hasReceipt } = actions;
  const { status, upiLink } = payment;
  const amount = rupeesText(payment.amount);
  const from = `${amount} from ${patientOf(payment)}`;
  return [
    ...(hasReceipt(payment) ? [{ word: 'Receipt', name: `Receipt of ${from}`, run: onReceipt }] : []),
    ...(status === 'PAID' && onRefund
      ? [{ word: 'Refund', name: `Refund ${amount} to ${patientOf(payment)}`, run: onRefund }]
      : []),
    ...(upiLink ? [{ word: 'UPI code', name: `UPI code for ${from}`, run: onUpi }] : []),
    ...(status === 'PENDING'
      ? [
          { word: 'Settle', name: `Settle ${from}`, run: onSettle },
          { word: 'Mark failed', name: `Mark failed: ${from}`, run: onFail },
        ]
      : []),
  ];
}

function Patient({ payment }: { readonly payment: PaymentRowFragment }) {
  const name = patientOf(payment);
  const number = payment.patient?.patientId;
  return <strong>{number ? <PatientLink number={number}>{name}</PatientLink> : name}</strong>;
}

/** Columns of the payments. Only the Status cell has actions. */
export const paymentColumns: readonly Column<PaymentRowFragment, PaymentActions>[] = [
  {
    title: 'ID',
    kind: 'text',
    cell: ({ id, receiptNumber }) => (
      <small>
        {id} {receiptNumber && `Receipt ${receiptNumber}`}
      </small>
    ),
  },
  { title: 'Patient', kind: 'lead', cell: (payment) => <Patient payment={payment} /> },
  {
    title: 'Amount',
    kind: 'number',
    cell: ({ amount, refunded, status }) => (
      <>
        {rupeesText(amount)} {status === 'PAID' && refunded > 0 && <small>{rupeesText(refunded)} refunded</small>}
      </>
    ),
  },
  {
    title: 'Method',
    kind: 'line',
    cell: ({ method, reference }) => (
      <>
        {methodLabels[method]} {reference && <small>{reference}</small>}
      </>
    ),
  },
  {
    title: 'Date',
    kind: 'line',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt}>
        {dayText(createdAt)} <small>{timeText(createdAt)}</small>
      </time>
    ),
  },
  {
    title: 'Status',
    kind: 'line',
    cell: (payment, actions) => (
      <Stack row gap={2} align="center" justify="between">
        <PaymentStatusWord status={payment.status} />
        <Stack row gap={1}>
          {actionsOf(payment, actions).map(({ word, name, run }) => (
            <Button
              key={word}
              color="primary"
              variant="text"
              size="small"
              aria-label={name}
              loading={word === 'Receipt' && actions.isFetchingReceipt(payment.id)}
              onClick={() => run(payment)}
            >
              {word}
            </Button>
          ))}
        </Stack>
      </Stack>
    ),
  },
];
