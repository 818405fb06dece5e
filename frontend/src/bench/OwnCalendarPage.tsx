import { Skeleton } from 'antd';
import { useAuth } from '../auth/useAuth';
import { clinicDay } from '../calendar/clinic-time';
import { failureText } from '../failure-text';
import { paths } from '../paths';
import { SchedulePage } from '../schedule/SchedulePage';
import { untilLoaded } from '../ui/feedback/QueryBoundary';
import { Screen } from '../ui/layout/Screen';
import { useWorkplace, WorkplaceContext } from '../workplace/workplace-context';
import { useOwnTimesQuery } from './gql/generated';
import { OwnPatients } from './OwnPatients';

const title = 'Calendar';

/** Address of /physio at which the note of a session is open. */
function noteOf({ id, appointmentDate }: { readonly id: string; readonly appointmentDate: string }): string {
  return `${paths.physio}?day=${clinicDay(appointmentDate)}&note=${id}`;
}

/** /physio/calendar: the column of a physiotherapist, who plans it, and those of whom they cover for. */
export function OwnCalendarPage() {
  const { user } = useAuth();
  return user && <OwnCalendar userId={user.id} />;
}

function OwnCalendar({ userId }: { readonly userId: string }) {
  const query = useOwnTimesQuery({ variables: { id: userId } });
  const workplace = useWorkplace();
  const ownColumn = query.data?.physiotherapistTimes.physiotherapistId;
  if (!ownColumn)
    return (
      <Screen title={title}>
        {untilLoaded(
          query,
          (failure) => failureText('Failed to fetch your calendar', failure),
          <Skeleton active paragraph={{ rows: 8 }} />,
        )}
      </Screen>
    );
  return (
    <WorkplaceContext value={{ ...workplace, mayPlan: true, ownColumn, PatientSearch: OwnPatients, noteOf }}>
      <SchedulePage title={title} />
    </WorkplaceContext>
  );
}
