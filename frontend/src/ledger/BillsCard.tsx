import { Button, Skeleton } from 'antd';
import { downloadFile } from '../downloads/download-file';
import { billFile, billPath } from '../downloads/export-paths';
import { failureText } from '../failure-text';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { useAction } from '../ui/hooks/useAction';
import { Card } from '../ui/layout/Card';
import { MoreActions } from '../ui/layout/MoreActions';
import { rupeesText } from '../values/rupees';
import { useBillsQuery, type LedgerBillFragment } from './gql/generated';
import { ledgerDay } from './ledger-texts';
import styles from './ledger.module.css';
import type { LedgerActions } from './useLedgerActions';

interface Props {
  readonly patientId: string;
  /** Absent for a deleted record. */
  readonly actions?: LedgerActions | undefined;
}

/** A patient's bills, newest first, and the ways to issue one and to print a statement of account. */
export function BillsCard({ patientId, actions }: Props) {
  const query = useBillsQuery({ variables: { patientId } });
  return (
    <div className={styles.part}>
      <Card title="Bills">
        <QueryBoundary
          query={query}
          failureText={(failure) => failureText('Failed to fetch the bills', failure)}
          skeleton={<Skeleton active title={false} paragraph={{ rows: 2 }} />}
        >
          {({ bills: { edges, totalCount } }) => (
            <>
              {edges.length === 0 ? (
                <p className={styles.line}>No bill was issued.</p>
              ) : (
                <ul aria-label="Bills" className={styles.entries}>
                  {edges.map(({ node }) => (
                    <Entry key={node.id} bill={node} actions={actions} />
                  ))}
                </ul>
              )}
              {totalCount > edges.length && <p className={styles.line}>The latest {edges.length} bills.</p>}
            </>
          )}
        </QueryBoundary>
        {actions && (
          <div className={`${styles.buttons} ${styles.apart}`}>
            <Button onClick={actions.bill}>Bill</Button>
            <Button onClick={actions.statement}>Statement</Button>
            {query.data?.emailIsOffered && <Button onClick={actions.send}>Send</Button>}
          </div>
        )}
      </Card>
    </div>
  );
}

function Entry({ bill, actions }: { readonly bill: LedgerBillFragment } & Pick<Props, 'actions'>) {
  const { number, day, total, chargeIds, withDiagnosis, canceledReason } = bill;
  const open = useBill();
  const { cancelBill } = actions ?? {};
  return (
    <li className={styles.entry}>
      <div className={styles.top}>
        <span className={styles.what}>
          <strong>{number}</strong> {rupeesText(total)}{' '}
          <small>
            {ledgerDay(day)}, {chargeIds.length} {chargeIds.length === 1 ? 'charge' : 'charges'}
            {withDiagnosis && ', with the diagnosis'}
          </small>
        </span>
        <span className={styles.buttons}>
          <Button
            size="small"
            aria-label={`PDF of ${number}`}
            loading={open.isBusyWith(bill.id)}
            onClick={() => open.run({ bill })}
          >
            PDF
          </Button>
          <MoreActions
            label={`More for ${number}`}
            actions={[
              { label: 'PDF in Hindi', onChoose: () => open.run({ bill, language: 'hi' }) },
              ...(cancelBill && canceledReason === null
                ? [{ label: 'Cancel the bill', isDanger: true, onChoose: () => cancelBill(bill) }]
                : []),
            ]}
          />
        </span>
      </div>
      {canceledReason !== null && <small>Canceled: {canceledReason}</small>}
    </li>
  );
}

/** Downloads a bill, in English unless another language is named. */
export function useBill() {
  return useAction<{ readonly bill: Pick<LedgerBillFragment, 'id' | 'number'>; readonly language?: 'hi' }>({
    keyOf: ({ bill: { id } }) => id,
    send: ({ bill: { id, number }, language }) => downloadFile(billPath(id, language), billFile(number)),
    failureText: (failure) => failureText('Failed to fetch the bill', failure),
  });
}
