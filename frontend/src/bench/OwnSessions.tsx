import { Radio, Skeleton } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { clinicDay, weekdayText } from '../calendar/clinic-time';
import { useClinicToday } from '../calendar/useClinicToday';
import { failureText } from '../failure-text';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { Card } from '../ui/layout/Card';
import { Stack } from '../ui/layout/Stack';
import type { TreatedSessionFragment } from './gql/generated';
import { OwnSessionItem } from './OwnSessionItem';
import styles from './OwnSessions.module.css';
import { PeriodBar } from './PeriodBar';
import { addressOf, daysOf, periodOf, stepped, type BenchPeriod } from './period';
import { useSessionDialogs, type SessionDialogs } from './useSessionDialogs';
import { useTreatedSessions } from './useTreatedSessions';

const views = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
];

/** A physiotherapist's day or week, as in the address, in which sessions are marked; what is printed is the day or the week. */
export function OwnSessions() {
  const [params, setParams] = useSearchParams();
  const today = useClinicToday();
  const period = periodOf(params, today);
  const days = daysOf(period);
  const show = (next: BenchPeriod) => setParams(addressOf(next, today), { preventScrollReset: true });
  const query = useTreatedSessions(days);
  const dialogs = useSessionDialogs();
  return (
    <Stack gap={4}>
      <div className={styles.screenOnly}>
        <PeriodBar
          isToday={days.includes(today)}
          onPrevious={() => show(stepped(period, -1))}
          onToday={() => show({ ...period, day: today })}
          onNext={() => show(stepped(period, 1))}
        >
          <Radio.Group
            aria-label="Show"
            optionType="button"
            value={period.view}
            options={views}
            onChange={(event) => show({ ...period, view: event.target.value })}
          />
        </PeriodBar>
      </div>
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch your sessions', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 6 }} />}
      >
        {(sessions) =>
          days.map((day) => (
            <Day
              key={day}
              day={day}
              sessions={sessions.filter(({ appointmentDate }) => clinicDay(appointmentDate) === day)}
              actions={dialogs}
            />
          ))
        }
      </QueryBoundary>
      {dialogs.dialogs}
    </Stack>
  );
}

interface DayProps {
  readonly day: string;
  readonly sessions: readonly TreatedSessionFragment[];
  readonly actions: SessionDialogs;
}

function Day({ day, sessions, actions }: DayProps) {
  return (
    <Card title={weekdayText(day)}>
      {sessions.length === 0 ? (
        <p className={styles.none}>No sessions.</p>
      ) : (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <OwnSessionItem key={session.id} session={session} actions={actions} />
          ))}
        </ul>
      )}
    </Card>
  );
}
