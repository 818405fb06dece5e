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
}

const patientOf = ({ patient }: PaymentRowFragment): string => patient?.name || noPatient;

/** The columns of spec §2. Only the Status cell of a paid payment holds an action. */
export const paymentColumns: readonly Column<PaymentRowFragment, Actions>[] = [
  { title: 'ID', kind: 'text', cell: ({ id }) => <small>{id}</small> },
  { title: 'Patient', kind: 'lead', cell: (payment) => <strong>{patientOf(payment)}</strong> },
  { title: 'Amount', kind: 'number', cell: ({ amount }) => rupeesText(amount) },
  { title: 'Method', kind: 'line', cell: ({ method }) => methodWords[method] },
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
    cell: (payment, { onRefund }) => (
      <Stack row gap={2} align="center" justify="between">
        <PaymentStatusWord status={payment.status} />
        {payment.status === 'PAID' && (
          <Button
            color="primary"
            variant="text"
            size="small"
            aria-label={`Refund ${rupeesText(payment.amount)} to ${patientOf(payment)}`}
            onClick={() => onRefund(payment)}
          >
            Refund
          </Button>
        )}
      </Stack>
    ),
  },
];
