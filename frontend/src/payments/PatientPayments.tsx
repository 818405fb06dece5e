import type { DocumentNode } from '@apollo/client';
import { Skeleton } from 'antd';
import { failureText } from '../failure-text';
import { ChargesDocument, WalletDocument } from '../ledger/gql/generated';
import styles from '../ledger/ledger.module.css';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { Card } from '../ui/layout/Card';
import { DataTable } from '../ui/lists/DataTable';
import { EmptyList } from '../ui/lists/EmptyList';
import { usePaymentsConnectionQuery } from '../workplace/gql/generated';
import { paymentColumns, PaymentUses } from './payment-columns';
import { usePaymentActions } from './usePaymentActions';

/** Number of payments that the page shows. */
const most = 20;

const amountCell = paymentColumns.find(({ title }) => title === 'Amount')?.cell;
const amountAndUses: typeof amountCell = (payment, actions) => (
  <>
    {amountCell?.(payment, actions)} <PaymentUses payment={payment} />
  </>
);

/** Without the patient, whose page it is, and the id, which says nothing to people. */
const columns = paymentColumns
  .filter(({ title }) => title !== 'ID' && title !== 'Patient')
  .map((column) => (column.title === 'Amount' ? { ...column, kind: 'lead' as const, cell: amountAndUses } : column));

interface Props {
  readonly patientId: string;
  /** Queries of the page to refetch after a change of a payment. */
  readonly reloads: readonly DocumentNode[];
}

/** A patient's payments, latest first, with what each pays, and what can be done with it. */
export function PatientPayments({ patientId, reloads }: Props) {
  const query = usePaymentsConnectionQuery({ variables: { first: most, filter: { patientId } } });
  const { actions, dialogs } = usePaymentActions([ChargesDocument, WalletDocument, ...reloads]);
  return (
    <div className={styles.part}>
      <Card title="Payments">
        <QueryBoundary
          query={query}
          failureText={(failure) => failureText('Failed to fetch the payments', failure)}
          skeleton={<Skeleton active title={false} paragraph={{ rows: 3 }} />}
        >
          {({ paymentsConnection: { edges, totalCount } }) =>
            edges.length === 0 ? (
              <EmptyList title="No payments yet." hint="Payments appear here when you take one." />
            ) : (
              <>
                <DataTable
                  label="Payments"
                  columns={columns}
                  rows={edges.map(({ node }) => node)}
                  keyOf={({ id }) => id}
                  isStale={false}
                  actions={actions}
                />
                {totalCount > edges.length && <p className={styles.line}>The latest {most} payments.</p>}
              </>
            )
          }
        </QueryBoundary>
        {dialogs}
      </Card>
    </div>
  );
}
