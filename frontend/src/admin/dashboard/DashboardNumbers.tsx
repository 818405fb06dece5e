import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { momentText } from '../../clinic-time';
import { errorOf } from '../../errors';
import { failureText } from '../../failure-text';
import { useDashboardQuery } from '../../gql/generated';
import { LoadError } from '../../ui/LoadError';
import styles from './DashboardNumbers.module.css';
import { MonthPayments } from './MonthPayments';
import { NumberCards } from './NumberCards';
import { SignUpsByWeek } from './SignUpsByWeek';

/** What an admin needs in the morning, all counted at one moment, which is said. */
export function DashboardNumbers() {
  const { data, error, loading, refetch } = useDashboardQuery({ fetchPolicy: 'network-only' });
  const dashboard = data?.dashboard;
  if (error)
    return (
      <LoadError
        message={failureText('Failed to fetch the dashboard', errorOf(error))}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <div className={styles.bar}>
        <output className={styles.asOf}>{dashboard ? `As of ${momentText(dashboard.asOf)}` : 'Counting…'}</output>
        <Button icon={<ReloadOutlined aria-hidden="true" />} disabled={loading} onClick={() => void refetch()}>
          Refresh
        </Button>
      </div>
      <NumberCards dashboard={dashboard} />
      <div className={styles.charts}>
        <MonthPayments days={dashboard?.paymentsByDay} />
        <SignUpsByWeek weeks={dashboard?.signUpsByWeek} />
      </div>
    </>
  );
}
