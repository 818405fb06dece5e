import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { momentText } from '#src/calendar/clinic-time';
import { useClinicToday } from '#src/calendar/useClinicToday';
import { failureText } from '#src/failure-text';
import {
  useDashboardQuery,
  useMoneyTotalsQuery,
  type DashboardQuery,
  type MoneyTotalsQuery,
} from '#src/workplace/gql/generated';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { Stack } from '#src/ui/layout/Stack';
import { boundsOf } from '../payments/payment-period';
import styles from './DashboardNumbers.module.css';
import { MonthPayments } from './MonthPayments';
import { NumberCards } from './NumberCards';
import { SignUpsByWeek } from './SignUpsByWeek';

/** The dashboard's counts, with the time of counting. */
export function DashboardNumbers() {
  const query = useDashboardQuery();
  const money = useMoneyTotalsQuery({ variables: boundsOf('monthly', useClinicToday()) });
  const totals = money.data?.moneyTotals;
  const readAgain = () => {
    void query.refetch();
    void money.refetch();
  };
  const refresh = (
    <Button icon={<ReloadOutlined aria-hidden="true" />} disabled={query.loading} onClick={readAgain}>
      Refresh
    </Button>
  );
  return (
    <QueryBoundary
      query={query}
      failureText={(failure) => failureText('Failed to fetch the dashboard', failure)}
      skeleton={<Numbers refresh={refresh} />}
    >
      {({ dashboard }) => <Numbers dashboard={dashboard} totals={totals} refresh={refresh} />}
    </QueryBoundary>
  );
}

interface NumbersProps {
  /** Undefined while loading. */
  readonly dashboard?: DashboardQuery['dashboard'];
  readonly totals?: MoneyTotalsQuery['moneyTotals'] | undefined;
  readonly refresh: ReactNode;
}

function Numbers({ dashboard, totals, refresh }: NumbersProps) {
  return (
    <>
      <Stack row gap={2} align="center" justify="between" isBlock>
        <output className={styles.asOf}>{dashboard ? `As of ${momentText(dashboard.asOf)}` : 'Counting…'}</output>
        {refresh}
      </Stack>
      <NumberCards dashboard={dashboard} />
      <div className={styles.charts}>
        <MonthPayments days={dashboard?.paymentsByDay} totals={totals} />
        <SignUpsByWeek weeks={dashboard?.signUpsByWeek} />
      </div>
    </>
  );
}
