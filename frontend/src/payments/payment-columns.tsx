import { Button } from 'antd';
import { dayText, timeText } from '../calendar/clinic-time';
import type { PaymentRowFragment } from '../workplace/gql/generated';
import { rupeesText } from '../values/rupees';
import type { Column } from '../ui/lists/DataTable';
import { Stack } from '../ui/layout/Stack';
import { PatientLink } from '../patients/PatientLink';
import { methodLabels, noPatient } from './payment-labels';
import styles from './payment-columns.module.css';
import { PaymentStatusWord } from './PaymentStatusWord';

/** Actions on a payment. */
export interface PaymentActions {
  /** Absent where nobody may refund. */
  readonly onRefund?: (payment: PaymentRowFragment) => void;
  readonly onSettle: (payment: PaymentRowFragment) => void;
  readonly onUpi: (payment: PaymentRowFragment) => void;
  readonly onFail: (payment: PaymentRowFragment) => void;
  /** Changes which charges it pays. */
  readonly onAllocate: (payment: PaymentRowFragment) => void;
  /** Releases a deposit. */
  readonly onRelease: (payment: PaymentRowFragment) => void;
  readonly onReceipt: (payment: PaymentRowFragment) => void;
  readonly hasReceipt: (payment: PaymentRowFragment) => boolean;
  /** Whether the receipt is being downloaded. */
  readonly isFetchingReceipt: (id: string) => boolean;
}

const patientOf = ({ patient }: PaymentRowFragment): string => patient?.name || noPatient;

/** Returns the actions by status: a pending payment can be settled or fail, a paid one refunded. */
function actionsOf(payment: PaymentRowFragment, actions: PaymentActions) {
  const { onRefund, onSettle, onUpi, onFail, onAllocate, onRelease, onReceipt, hasReceipt } = actions;
  const { status, upiLink, isDeposit, allocations, patient } = payment;
  const amount = rupeesText(payment.amount);
  const from = `${amount} from ${patientOf(payment)}`;
  return [
    ...(hasReceipt(payment) ? [{ word: 'Receipt', name: `Receipt of ${from}`, run: onReceipt }] : []),
    ...(status === 'PAID' && onRefund
      ? [{ word: 'Refund', name: `Refund ${amount} to ${patientOf(payment)}`, run: onRefund }]
      : []),
    ...(status === 'PAID' && isDeposit && patient
      ? [{ word: 'Release', name: `Release the deposit of ${from}`, run: onRelease }]
      : []),
    ...(status === 'PAID' && allocations.length > 0 && patient
      ? [{ word: 'Change', name: `Change what ${from} pays`, run: onAllocate }]
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

/** Number of charges that a row names. */
const mostNamed = 2;

/** What a paid payment pays, the part that pays nothing yet, and whether it is held as a deposit. */
export function PaymentUses({
  payment: { status, allocations, free, isDeposit },
}: {
  readonly payment: PaymentRowFragment;
}) {
  if (status !== 'PAID') return null;
  const more = allocations.length - mostNamed;
  return (
    <>
      {allocations.slice(0, mostNamed).map(({ charge, amount }) => (
        <small key={charge.id} className={styles.use}>
          {rupeesText(amount)} for {charge.text}
        </small>
      ))}
      {more > 0 && <small className={styles.use}>and {more} more</small>}
      {free > 0 && (
        <small className={styles.use}>
          {rupeesText(free)} {isDeposit ? 'held as a deposit' : 'advance'}
        </small>
      )}
    </>
  );
}

/** Columns of the payments. Only the Status cell has actions. */
export const paymentColumns: readonly Column<PaymentRowFragment, PaymentActions>[] = [
  {
    title: 'ID',
    kind: 'text',
    cell: ({ id, receiptNumber }) => (
      // The end of an id is different for each, its beginning is the time.
      <small>{receiptNumber ? `Receipt ${receiptNumber}` : id.slice(-6)}</small>
    ),
  },
  {
    title: 'Patient',
    kind: 'lead',
    cell: (payment) => (
      <>
        <Patient payment={payment} /> <PaymentUses payment={payment} />
      </>
    ),
  },
  {
    title: 'Amount',
    kind: 'number',
    cell: (payment) => (
      <>
        {rupeesText(payment.amount)}{' '}
        {payment.status === 'PAID' && payment.refunded > 0 && <small>{rupeesText(payment.refunded)} refunded</small>}
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
