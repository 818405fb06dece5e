import { Button, Skeleton } from 'antd';
import { addDays, weekdayText } from '../calendar/clinic-time';
import { useClinicToday } from '../calendar/useClinicToday';
import { failureText } from '../failure-text';
import { methodLabels } from '../payments/payment-labels';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { Card } from '../ui/layout/Card';
import { Screen } from '../ui/layout/Screen';
import { numberText } from '../values/number-text';
import { rupeesText } from '../values/rupees';
import styles from './DeskPaymentsPage.module.css';
import { useMyTakingsQuery } from './gql/generated';
import { handOverText } from './takings-text';
import { useDeskActions } from './useDeskActions';

/** /desk/payments: takes a payment, and sums up what one took oneself, for the handing over of the cash box. */
export function DeskPaymentsPage() {
  const today = useClinicToday();
  const actions = useDeskActions();
  return (
    <Screen
      title="Payments"
      actions={
        <Button type="primary" onClick={() => actions.pay()}>
          Take a payment
        </Button>
      }
    >
      <p>
        What you recorded or settled yourself, refunds not subtracted. The payments of a patient stand on the patient's
        page.
      </p>
      <div className={styles.days}>
        <Takings title="My takings today" day={today} />
        <Takings title="My takings yesterday" day={addDays(today, -1)} />
      </div>
      {actions.dialogs}
    </Screen>
  );
}

/** What one took on a day, by method. */
function Takings({ title, day }: { readonly title: string; readonly day: string }) {
  const query = useMyTakingsQuery({ variables: { day } });
  return (
    <Card title={title} beside={<span className={styles.day}>{weekdayText(day)}</span>}>
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch your takings', failure)}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 4 }} />}
      >
        {({ myTakings }) => (
          <>
            {myTakings.length > 0 && (
              <table aria-label={title} className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">Method</th>
                    <th scope="col">Payments</th>
                    <th scope="col">Amount</th>
                  </tr>
                </thead>
                <tbody>
                  {myTakings.map(({ method, amount, count }) => (
                    <tr key={method}>
                      <th scope="row">{methodLabels[method]}</th>
                      <td>{numberText(count)}</td>
                      <td>{rupeesText(amount)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            <p className={styles.total}>{handOverText(myTakings)}</p>
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}
