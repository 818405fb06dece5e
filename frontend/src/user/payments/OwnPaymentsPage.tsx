import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import * as text from '#messages/ownPayments';
import { AccountPageFrame } from '#src/auth/AccountPageFrame';
import type { CallError } from '#src/errors';
import { failureText } from '#src/failure-text';
import { paths } from '#src/paths';
import { AntdProvider } from '#src/ui/layout/AntdProvider';
import { Card } from '#src/ui/layout/Card';
import { EmptyList } from '#src/ui/lists/EmptyList';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { rupeesText } from '#src/values/rupees';
import { AccountLanguage } from '../AccountLanguage';
import { TodayLine } from '../today/TodayLine';
import { unsentQuestion } from '../today/UnsentQuestion';
import { useOwnPaymentsQuery, type OwnPaymentsQuery } from './gql/generated';
import { OwnPaymentItem } from './OwnPaymentItem';
import styles from './OwnPaymentsPage.module.css';

/** /user/payments: a patient's payments, refunds and receipts. */
export function OwnPaymentsPage() {
  return (
    <AccountPageFrame title={text.title} isNarrow logoutQuestion={unsentQuestion}>
      {({ id }) => (
        <AntdProvider density="roomy">
          <p>
            <Link to={paths.user}>{text.toProfile}</Link>
          </p>
          <TodayLine key={`day of ${id}`} account={id} />
          <OwnPayments key={id} />
        </AntdProvider>
      )}
    </AccountPageFrame>
  );
}

const notFetched = (failure: CallError) => failureText(text.notFetched, failure);

function OwnPayments() {
  // Refetch, so that payments since the last visit are included.
  const query = useOwnPaymentsQuery();
  return (
    <Card title={text.list}>
      <QueryBoundary query={query} failureText={notFetched} skeleton={<Skeleton active paragraph={{ rows: 4 }} />}>
        {({ me, myPayments, myBalance }) => (
          <>
            {me && <AccountLanguage language={me.language} onSaved={() => void query.refetch()} />}
            {myBalance.charged > 0 && <OwnBalance balance={myBalance} />}
            {myPayments.length > 0 ? (
              <ul className={styles.list}>
                {myPayments.map((payment) => (
                  <OwnPaymentItem key={payment.id} payment={payment} />
                ))}
              </ul>
            ) : (
              <EmptyList title={text.none} hint={text.noneHint} />
            )}
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}

/** The amount due and its composition. */
function OwnBalance({
  balance: { charged, paid, refunded, due },
}: {
  readonly balance: OwnPaymentsQuery['myBalance'];
}) {
  const amount = rupeesText(Math.abs(due));
  return (
    <div className={styles.balance}>
      <p className={styles.due}>{due > 0 ? text.due({ amount }) : due < 0 ? text.advance({ amount }) : text.settled}</p>
      <p>
        {text.sums({ charged: rupeesText(charged), paid: rupeesText(paid) })}{' '}
        {refunded > 0 && text.refundedSum({ amount: rupeesText(refunded) })}
      </p>
    </div>
  );
}
