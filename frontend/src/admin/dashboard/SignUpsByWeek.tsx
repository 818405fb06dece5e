import { Skeleton } from 'antd';
import { addDays, dayText } from '#src/calendar/clinic-time';
import type { DashboardQuery } from '#src/workplace/gql/generated';
import { numberText } from '#src/values/number-text';
import { Card } from '#src/ui/layout/Card';
import styles from './SignUpsByWeek.module.css';

type Week = DashboardQuery['dashboard']['signUpsByWeek'][number];

/** Patient sign-ups of the last weeks, the current one last: a table with bars. */
export function SignUpsByWeek({ weeks }: { readonly weeks: readonly Week[] | undefined }) {
  const most = Math.max(1, ...(weeks ?? []).map(({ count }) => count));
  return (
    <Card title="Sign-ups per week">
      {weeks ? (
        <table aria-label="Sign-ups per week" className={styles.table}>
          <thead className={styles.head}>
            <tr>
              <th scope="col">Week</th>
              <th scope="col">Patients</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, count }) => (
              <tr key={week}>
                <th scope="row" className={styles.week}>
                  {weekText(week)}
                </th>
                <td className={styles.cell}>
                  <span className={styles.track} aria-hidden="true">
                    <span className={styles.bar} style={{ inlineSize: `${(100 * count) / most}%` }} />
                  </span>
                  <span className={styles.count}>{numberText(count)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      )}
    </Card>
  );
}

/** Formats a week from Monday to Sunday, without the year: 16 Nov to 22 Nov. */
function weekText(monday: string): string {
  const shortDay = (day: string) => dayText(day).replace(/ \d{4}$/, '');
  return `${shortDay(monday)} to ${shortDay(addDays(monday, 6))}`;
}
