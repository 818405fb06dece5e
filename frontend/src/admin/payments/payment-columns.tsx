import { Button } from 'antd';
import { dayText, timeText } from '../../calendar/clinic-time';
import type { PaymentRowFragment } from '../gql/generated';
import { rupeesText } from '../../values/rupees';
import type { Column } from '../../ui/DataTable';
import { Stack } from '../../ui/Stack';
import { methodWords, noPatient } from './payment-words';
import { PaymentStatusWord } from './PaymentStatusWord';

interface Actions {
  readonly onRefund: (payment: PaymentRowFragment) => void;
  readonly onSettle: (payment: PaymentRowFragment) => void;
  readonly onFail: (payment: PaymentRowFragment) => void;
}

const patientOf = ({ patient }: PaymentRowFragment): string => patient?.name || noPatient;

/** What can be done to a payment as it stands: a pending one is settled or fails, a paid one is refunded (clinic §8). */
function actionsOf({ status }: PaymentRowFragment, { onRefund, onSettle, onFail }: Actions) {
  if (status === 'PAID') return [{ word: 'Refund', name: (what: string) => `Refund ${what}`, run: onRefund }];
  if (status !== 'PENDING') return [];
  return [
    { word: 'Settle', name: (what: string) => `Settle ${what}`, run: onSettle },
    { word: 'Fail', name: (what: string) => `Mark ${what} as failed`, run: onFail },
  ];
}

/** The columns of spec §2. Only the Status cell holds actions. */
export const paymentColumns: readonly Column<PaymentRowFragment, Actions>[] = [
  { title: 'ID', kind: 'text', cell: ({ id }) => <small>{id}</small> },
  { title: 'Patient', kind: 'lead', cell: (payment) => <strong>{patientOf(payment)}</strong> },
  { title: 'Amount', kind: 'number', cell: ({ amount }) => rupeesText(amount) },
  {
    title: 'Method',
    kind: 'line',
    cell: ({ method, reference }) => (
      <>
        {methodWords[method]} {reference && <small>{reference}</small>}
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
              aria-label={name(
                `${rupeesText(payment.amount)} ${payment.status === 'PAID' ? 'to' : 'from'} ${patientOf(payment)}`,
              )}
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
