import { Skeleton } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { clinicDay, weekdayText } from '../calendar/clinic-time';
import { useClinicToday } from '../calendar/useClinicToday';
import { OpenSigns } from '../danger-signs/OpenSigns';
import { failureText } from '../failure-text';
import {
  TreatedSessionsDocument,
  useCompleteTreatedSessionMutation,
  type TreatedSessionFragment,
} from '../gql/generated';
import { pathOf } from '../path-of';
import { paths } from '../paths';
import { Card } from '../ui/layout/Card';
import { ErrorSlot, ErrorSlotProvider } from '../ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { Stack } from '../ui/layout/Stack';
import { useAction } from '../ui/hooks/useAction';
import { useDialog } from '../ui/dialogs/useDialog';
import { usePatientsWithPageQuery } from './care/gql/generated';
import { UnderCareCard } from './care/UnderCareCard';
import { CorrectTreatedDialog } from './CorrectTreatedDialog';
import { MissTreatedDialog } from './MissTreatedDialog';
import { OwnTimes } from './OwnTimes';
import { PeriodBar } from './PeriodBar';
import { addressOf, daysOf, periodOf } from './staff-period';
import { StaffPage } from './StaffPage';
import styles from './PhysioPage.module.css';
import { OwnSessionItem, type TreatedActions } from './OwnSessionItem';
import { useTreatedSessions } from './useTreatedSessions';

/** /physio: a physiotherapist's day or week, in which sessions are marked. */
export function PhysioPage() {
  return (
    <StaffPage title="Your sessions">
      {({ id }) => (
        <Stack gap={4}>
          <div className={styles.screenOnly}>
            <OpenSigns pageOf={(id) => pathOf(paths.physioPatient, id)} />
          </div>
          <ErrorSlotProvider>
            <Sessions />
          </ErrorSlotProvider>
          <div className={styles.screenOnly}>
            <UnderCareCard pageOf={(id) => pathOf(paths.physioPatient, id)} />
            <OwnTimes userId={id} />
          </div>
        </Stack>
      )}
    </StaffPage>
  );
}

function Sessions() {
  const [params, setParams] = useSearchParams();
  const today = useClinicToday();
  const period = periodOf(params, today);
  const days = daysOf(period);
  const query = useTreatedSessions(days);
  const completion = useCompletion();
  const missed = useDialog<TreatedSessionFragment>();
  const corrected = useDialog<TreatedSessionFragment>();
  return (
    <Stack gap={4}>
      <div className={styles.screenOnly}>
        <PeriodBar
          period={period}
          today={today}
          onChange={(next) => setParams(addressOf(next, today), { preventScrollReset: true })}
        />
      </div>
      <ErrorSlot />
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
              {...completion}
              onMissed={missed.open}
              onCorrect={corrected.open}
            />
          ))
        }
      </QueryBoundary>
      {missed.subject && <MissTreatedDialog key={missed.subject.id} session={missed.subject} {...missed.frame} />}
      {corrected.subject && (
        <CorrectTreatedDialog key={corrected.subject.id} session={corrected.subject} {...corrected.frame} />
      )}
    </Stack>
  );
}

/** Limit of `patientsUnderCare`. */
const mostUnderCare = 100;

interface DayProps extends TreatedActions {
  readonly day: string;
  readonly sessions: readonly TreatedSessionFragment[];
}

function Day({ day, sessions, ...actions }: DayProps) {
  // Only patients with a plan have a page here. If the list is full, it may lack some, so every name is a link.
  const { data } = usePatientsWithPageQuery();
  const underCare = new Set(data?.patientsUnderCare.map(({ patient }) => patient.id));
  const hasPage = (patientId: string) => underCare.has(patientId) || underCare.size >= mostUnderCare;
  return (
    <Card title={weekdayText(day)}>
      {sessions.length === 0 ? (
        <p className={styles.none}>No sessions.</p>
      ) : (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <OwnSessionItem
              key={session.id}
              session={session}
              address={hasPage(session.patient.id) ? pathOf(paths.physioPatient, session.patient.id) : undefined}
              {...actions}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

function useCompletion() {
  const [complete] = useCompleteTreatedSessionMutation();
  const completion = useAction<TreatedSessionFragment>({
    keyOf: ({ id }) => id,
    send: async ({ id, version, patient }) => {
      await complete({ variables: { id, version } });
      return `The session of ${patient.name || 'N/A'} was marked as completed.`;
    },
    failureText: (failure) => failureText('Failed to mark the session', failure),
    reloads: [TreatedSessionsDocument],
  });
  return { isCompleting: completion.isBusyWith, onComplete: completion.run };
}
