import { Button } from 'antd';
import { dayText, timeText } from '../../clinic-time';
import type { PaymentRowFragment } from '../../gql/generated';
import { rupeesText } from '../../rupees';
import { DataTable, type Column } from '../../ui/DataTable';
import { methodWords, noPatient } from './payment-words';
import { PaymentStatusWord } from './PaymentStatusWord';
import styles from './PaymentTable.module.css';

/** What can be done with a payment. */
export interface PaymentActions {
  readonly onRefund: (payment: PaymentRowFragment) => void;
}

/** The columns of spec §2. Only the Status cell of a paid payment holds an action. */
const columns: readonly Column<PaymentRowFragment, PaymentActions>[] = [
  { title: 'ID', kind: 'text', cell: ({ id }) => <span className={styles.id}>{id}</span> },
  { title: 'Patient', kind: 'lead', cell: (payment) => <span className={styles.patient}>{patientOf(payment)}</span> },
  { title: 'Amount', kind: 'number', cell: ({ amount }) => rupeesText(amount) },
  { title: 'Method', kind: 'line', cell: ({ method }) => methodWords[method] },
  { title: 'Date', kind: 'line', cell: ({ createdAt }) => <PaymentDate createdAt={createdAt} /> },
  {
    title: 'Status',
    kind: 'line',
    cell: (payment, actions) => <StatusCell payment={payment} onRefund={actions.onRefund} />,
  },
];

interface Props extends PaymentActions {
  /** Undefined while the first page is loading. */
  readonly payments: readonly PaymentRowFragment[] | undefined;
  /** Another page is on its way; this one stays until it comes. */
  readonly isStale: boolean;
}

/** The payments of a page. */
export function PaymentTable({ payments, isStale, onRefund }: Props) {
  return (
    <DataTable
      label="Payments"
      columns={columns}
      rows={payments}
      keyOf={({ id }) => id}
      actions={{ onRefund }}
      isStale={isStale}
    />
  );
}

function patientOf({ patient }: PaymentRowFragment): string {
  return patient?.name || noPatient;
}

function PaymentDate({ createdAt }: { readonly createdAt: string }) {
  return (
    <time dateTime={createdAt}>
      {dayText(createdAt)} <span className={styles.time}>{timeText(createdAt)}</span>
    </time>
  );
}

function StatusCell({ payment, onRefund }: { readonly payment: PaymentRowFragment } & PaymentActions) {
  if (payment.status !== 'PAID') return <PaymentStatusWord status={payment.status} />;
  return (
    <span className={styles.paid}>
      <PaymentStatusWord status="PAID" />
      <Button
        type="link"
        size="small"
        className={styles.refund}
        aria-label={`Refund ${rupeesText(payment.amount)} to ${patientOf(payment)}`}
        onClick={() => onRefund(payment)}
      >
        Refund
      </Button>
    </span>
  );
}
