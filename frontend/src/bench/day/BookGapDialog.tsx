import { useEffect, useEffectEvent } from 'react';
import { clinicDay } from '#src/calendar/clinic-time';
import { useAuth } from '#src/auth/useAuth';
import { errorOf } from '#src/errors';
import { failureText } from '#src/failure-text';
import { useRefetchQueries } from '#src/ui/hooks/useRefetchQueries';
import { gapStart } from '#src/schedule/grid-model';
import { BookSessionDialog } from '#src/schedule/BookSessionDialog';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { useErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { useWorkplace, WorkplaceContext } from '#src/workplace/workplace-context';
import { WorkplaceTools } from '#src/workplace/WorkplaceTools';
import { BenchDayDocument, useOwnTimesQuery } from '../gql/generated';
import { OwnPatients } from '../OwnPatients';

interface Props extends DialogState {
  readonly gap: { readonly from: string; readonly until: string };
}

/** Books a free time of one's own day, in one's own column and for patients within reach; the time is filled in (bench §5). */
export function BookGapDialog(props: Props) {
  const { user } = useAuth();
  return (
    user && (
      <WorkplaceTools>
        <Booking userId={user.id} {...props} />
      </WorkplaceTools>
    )
  );
}

function Booking({ userId, gap, ...frame }: Props & { readonly userId: string }) {
  const { data, error } = useOwnTimesQuery({ variables: { id: userId } });
  const workplace = useWorkplace();
  const reload = useRefetchQueries();
  const { report } = useErrorSlot();
  const ownColumn = data?.physiotherapistTimes.physiotherapistId;
  const fail = useEffectEvent((failure: unknown) => {
    frame.onClosed();
    report(failureText('The booking could not be opened', errorOf(failure)));
  });
  useEffect(() => {
    if (ownColumn) report(null);
    else if (error) fail(error);
  }, [ownColumn, error, report]);
  if (!ownColumn) return null;
  return (
    <WorkplaceContext value={{ ...workplace, mayPlan: true, ownColumn, PatientSearch: OwnPatients }}>
      <BookSessionDialog
        {...frame}
        day={clinicDay(gap.from)}
        at={{ appointmentDate: gapStart(gap), physiotherapistId: ownColumn }}
        onClosed={() => {
          frame.onClosed();
          reload([BenchDayDocument]);
        }}
      />
    </WorkplaceContext>
  );
}
