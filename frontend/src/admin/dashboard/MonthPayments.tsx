import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { dayText } from '#src/calendar/clinic-time';
import type { DashboardQuery, MoneyTotalsQuery } from '#src/workplace/gql/generated';
import { staffPaths } from '#src/paths';
import { rupeesText } from '#src/values/rupees';
import { Card } from '#src/ui/layout/Card';
import { SkeletonBar } from '#src/ui/feedback/SkeletonBar';
import { useInView } from '#src/ui/hooks/useInView';
import { netText } from '../payments/net-text';
import styles from './MonthPayments.module.css';

type Day = DashboardQuery['dashboard']['paymentsByDay'][number];

/** Loaded when it comes into view, because the charting library is large; if that fails, the table remains. */
const PaymentsChart = lazy(() =>
  import('./PaymentsChart').then(
    (module) => ({ default: module.PaymentsChart }),
    () => ({ default: ChartMissing }),
  ),
);

interface Props {
  readonly days: readonly Day[] | undefined;
  readonly totals: MoneyTotalsQuery['moneyTotals'] | undefined;
}

/** This month's payments: the total, which links to the list with the same total, a chart by day, and a table. */
export function MonthPayments({ days, totals }: Props) {
  const [seenRef, isSeen] = useInView();
  const isEmpty = days?.every(({ paid }) => paid === 0);
  return (
    <Card
      title="Payments this month"
      beside={
        totals && (
          <Link to={staffPaths.adminPayment} className={styles.total}>
            {netText(totals)}
          </Link>
        )
      }
    >
      {isEmpty && (
        <p className={styles.empty}>Nothing was paid this month yet. Each day's payments will appear here.</p>
      )}
      {days && !isEmpty && (
        <>
          <figure className={styles.figure}>
            <figcaption className={styles.caption}>{summaryOf(days)}</figcaption>
            <div ref={seenRef} aria-hidden="true" className={styles.chart}>
              {isSeen && (
                <Suspense fallback={<ChartSkeleton />}>
                  <PaymentsChart days={days} />
                </Suspense>
              )}
            </div>
          </figure>
          <DayTable days={days} />
        </>
      )}
      {!days && <ChartSkeleton />}
    </Card>
  );
}

/** Describes the chart as text. */
function summaryOf(days: readonly Day[]): string {
  const best = days.reduce((most, day) => (day.paid > most.paid ? day : most));
  return `Paid each day, before refunds. The most was ${rupeesText(best.paid)}, on ${dayText(best.day)}.`;
}

function DayTable({ days }: { readonly days: readonly Day[] }) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>Show the chart as a table</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col" className={styles.number}>
              Paid
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, paid }) => (
            <tr key={day}>
              <td>{dayText(day)}</td>
              <td className={styles.number}>{rupeesText(paid)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function ChartSkeleton() {
  return <SkeletonBar className={styles.skeleton} />;
}

function ChartMissing() {
  return <p className={styles.empty}>The chart could not be loaded. The table below has the same numbers.</p>;
}
