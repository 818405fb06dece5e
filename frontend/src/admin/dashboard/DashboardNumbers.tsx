import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { momentText } from '../../calendar/clinic-time';
import { failureText } from '../../failure-text';
import { useDashboardQuery, type DashboardQuery } from '../gql/generated';
import { Loaded } from '../../ui/Loaded';
import { Stack } from '../../ui/Stack';
import styles from './DashboardNumbers.module.css';
import { MonthPayments } from './MonthPayments';
import { NumberCards } from './NumberCards';
import { SignUpsByWeek } from './SignUpsByWeek';

/** What an admin needs in the morning, all counted at one moment, which is said. */
export function DashboardNumbers() {
  const query = useDashboardQuery();
  const refresh = (
    <Button icon={<ReloadOutlined aria-hidden="true" />} disabled={query.loading} onClick={() => void query.refetch()}>
      Refresh
    </Button>
  );
  return (
    <Loaded
      query={query}
      failureText={(failure) => failureText('Failed to fetch the dashboard', failure)}
      skeleton={<Numbers dashboard={undefined} refresh={refresh} />}
    >
      {({ dashboard }) => <Numbers dashboard={dashboard} refresh={refresh} />}
    </Loaded>
  );
}

interface NumbersProps {
  /** Undefined while it is being counted. */
  readonly dashboard: DashboardQuery['dashboard'] | undefined;
  readonly refresh: ReactNode;
}

function Numbers({ dashboard, refresh }: NumbersProps) {
  return (
    <>
      <Stack row gap={2} align="center" justify="between" isBlock>
        <output className={styles.asOf}>{dashboard ? `As of ${momentText(dashboard.asOf)}` : 'Counting…'}</output>
        {refresh}
      </Stack>
      <NumberCards dashboard={dashboard} />
      <div className={styles.charts}>
        <MonthPayments days={dashboard?.paymentsByDay} />
        <SignUpsByWeek weeks={dashboard?.signUpsByWeek} />
      </div>
    </>
  );
}
