import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import * as text from '#messages/ownPayments';
import type { CallError } from '#src/errors';
import { failureText } from '#src/failure-text';
import { paths } from '#src/paths';
import { AntdProvider } from '#src/ui/layout/AntdProvider';
import { Card } from '#src/ui/layout/Card';
import { EmptyList } from '#src/ui/lists/EmptyList';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { rupeesText } from '#src/values/rupees';
import { AccountLanguage } from '../AccountLanguage';
import { FramePage } from '../frame/FramePage';
import { useOwnPaymentsQuery, type OwnPaymentsQuery } from './gql/generated';
import { amountFor } from './charge-text';
import { OwnBills } from './OwnBills';
import { OwnPackages } from './OwnPackages';
import { OwnPaymentItem } from './OwnPaymentItem';
import { OwnStatement } from './OwnStatement';
import { PayNow } from './PayNow';
import styles from './OwnPaymentsPage.module.css';

/** /user/payments: what a patient owes and for what, packages, payments, refunds, receipts, bills and the statement of account. */
export function OwnPaymentsPage() {
  return (
    <FramePage title={text.title}>
      {({ id }) => (
        <AntdProvider density="roomy">
          <p>
            <Link to={paths.user}>{text.toProfile}</Link>
          </p>
          <OwnPayments key={id} />
        </AntdProvider>
      )}
    </FramePage>
  );
}

const notFetched = (failure: CallError) => failureText(text.notFetched, failure);

function OwnPayments() {
  // Refetch, so that payments since the last visit are included.
  const query = useOwnPaymentsQuery();
  return (
    <QueryBoundary
      query={query}
      failureText={notFetched}
      skeleton={
        <div className={`card ${styles.waiting}`}>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      }
    >
      {({ me, myPayments, myBalance, charges, wallet: { packages }, bills: { edges } }) => (
        <>
          {me && <AccountLanguage language={me.language} onSaved={() => void query.refetch()} />}
          {myBalance.charged > 0 && <OwnBalance balance={myBalance} charges={charges} />}
          {packages.length > 0 && <OwnPackages packages={packages} />}
          <Card title={text.list}>
            {myPayments.length > 0 ? (
              <ul className={styles.list}>
                {myPayments.map((payment) => (
                  <OwnPaymentItem key={payment.id} payment={payment} />
                ))}
              </ul>
            ) : (
              <EmptyList title={text.none} hint={text.noneHint} />
            )}
          </Card>
          {edges.length > 0 && <OwnBills bills={edges.map(({ node }) => node)} />}
          <OwnStatement />
        </>
      )}
    </QueryBoundary>
  );
}

interface BalanceProps {
  readonly balance: OwnPaymentsQuery['myBalance'];
  /** Newest first. */
  readonly charges: OwnPaymentsQuery['charges'];
}

/** The amount due, what it is for, oldest first, and its composition. */
function OwnBalance({ balance, charges }: BalanceProps) {
  const { charged, credited, paid, refunded, held, due } = balance;
  const amount = rupeesText(Math.abs(due));
  const open = charges.filter((charge) => charge.open > 0).toReversed();
  return (
    <div className={styles.part}>
      <Card title={text.balance}>
        <p className={styles.due}>
          {due > 0 ? text.due({ amount }) : due < 0 ? text.advance({ amount }) : text.settled}
        </p>
        {due > 0 && <PayNow amount={amount} />}
        {open.length > 0 && (
          <ul aria-label={text.dueFor} className={styles.open}>
            {open.map((charge) => (
              <li key={charge.id}>{amountFor(charge.open, charge)}</li>
            ))}
          </ul>
        )}
        <p>
          {[
            text.sums({ charged: rupeesText(charged), paid: rupeesText(paid) }),
            credited > 0 && text.creditedSum({ amount: rupeesText(credited) }),
            refunded > 0 && text.refundedSum({ amount: rupeesText(refunded) }),
            held > 0 && text.heldSum({ amount: rupeesText(held) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </Card>
    </div>
  );
}
