import { PlusOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ComponentProps } from 'react';
import { addDays, clinicTime } from '../calendar/clinic-time';
import type { AppointmentRowFragment, CalendarSessionFragment } from '../workplace/gql/generated';
import { useWorkplace } from '../workplace/workplace-context';
import { Screen } from '../ui/layout/Screen';
import { dialogOnDemand } from '../ui/dialogs/dialogOnDemand';
import { useDialog } from '../ui/dialogs/useDialog';
import { useMediaQuery } from '../ui/hooks/useMediaQuery';
import { AssignDialog } from './AssignDialog';
import { BookSessionDialog } from './BookSessionDialog';
import { momentOf } from './carry-model';
import { GapBooking } from './GapBooking';
import { gapStart, gridColumns, type CalendarDay } from './grid-model';
import { columnName } from './grid-texts';
import type { Proposal } from './MoveDialog';
import { ScheduleDayBar } from './ScheduleDayBar';
import { ScheduleGrid } from './ScheduleGrid';
import { SessionDetailsDialog, type SessionAction } from './SessionDetailsDialog';
import { UnassignedSessions } from './UnassignedSessions';
import { nobody, useCalendar } from './useCalendar';
import { useCompletion } from './useCompletion';
import { useScheduleDay } from './useScheduleDay';
import { useSessionMove } from './useSessionMove';

const AbsenceDialog = dialogOnDemand(async () => (await import('../absences/AbsenceDialog')).AbsenceDialog);
const CancelAppointmentDialog = dialogOnDemand(
  async () => (await import('./CancelAppointmentDialog')).CancelAppointmentDialog,
);
const CancelSeriesDialog = dialogOnDemand(async () => (await import('./series/CancelSeriesDialog')).CancelSeriesDialog);
const ChangeSeriesDialog = dialogOnDemand(async () => (await import('./series/ChangeSeriesDialog')).ChangeSeriesDialog);
const CorrectAppointmentDialog = dialogOnDemand(
  async () => (await import('./CorrectAppointmentDialog')).CorrectAppointmentDialog,
);
const GridKeysDialog = dialogOnDemand(async () => (await import('./GridKeysDialog')).GridKeysDialog);
const MissedDialog = dialogOnDemand(async () => (await import('./MissedDialog')).MissedDialog);
const MoveDialog = dialogOnDemand(async () => (await import('./MoveDialog')).MoveDialog);

type Session = CalendarSessionFragment;
type Asked =
  | { readonly action: 'reason'; readonly session: AppointmentRowFragment; readonly proposal: Proposal }
  | ({ readonly action: 'gap' } & Pick<ComponentProps<typeof GapBooking>, 'at' | 'gap'>)
  | { readonly action: 'book' | 'keys' | 'absence' }
  | { readonly action: 'details' | keyof typeof changes; readonly session: Session };

const changes = {
  missed: MissedDialog,
  move: MoveDialog,
  assign: AssignDialog,
  correct: CorrectAppointmentDialog,
  cancel: CancelAppointmentDialog,
  changeSeries: ChangeSeriesDialog,
  cancelSeries: CancelSeriesDialog,
};

/** /admin/schedule, /desk/calendar, /physio/calendar: days and weeks by physiotherapist, with booking and marking. */
export function SchedulePage({ title = 'Schedule' }: { readonly title?: string }) {
  const { today, choose, ...chosen } = useScheduleDay();
  const isNarrow = useMediaQuery('(width < 768px)');
  const { mayPlan, ownColumn } = useWorkplace();
  const mayPlanAll = mayPlan && !ownColumn;
  // On a phone a day is shown, of one column.
  const choice = isNarrow ? { ...chosen, who: chosen.who || (ownColumn ?? ''), view: 'day' as const } : chosen;
  const { day } = choice;
  const query = useCalendar(choice);
  const days = query.data?.calendar;
  const dialog = useDialog<Asked>();
  const completion = useCompletion();
  const move = useSessionMove(({ session, appointmentDate, physiotherapist }, refusal) =>
    dialog.open({
      action: 'reason',
      session,
      proposal: {
        appointmentDate: clinicTime(appointmentDate),
        ...(physiotherapist && { physiotherapistId: physiotherapist.id }),
        refusal,
      },
    }),
  );
  const asked = dialog.subject;
  const step = choice.view === 'week' ? 7 : 1;
  const act = (session: Session, action: SessionAction) => {
    if (action === 'complete') completion.onComplete(session);
    else dialog.open({ action, session });
  };
  const commands = {
    t: () => choose({ day: today }),
    d: () => choose({ view: 'day' }),
    w: () => choose({ view: 'week' }),
    j: () => choose({ day: addDays(day, step) }),
    k: () => choose({ day: addDays(day, -step) }),
    ...(mayPlan && { c: () => dialog.open({ action: 'book' }) }),
    '?': () => dialog.open({ action: 'keys' }),
  };
  const Change = asked && asked.action in changes && changes[asked.action as keyof typeof changes];
  return (
    <Screen
      title={title}
      actions={
        <>
          {!isNarrow && (
            <Button
              icon={<QuestionCircleOutlined aria-hidden="true" />}
              onClick={() => dialog.open({ action: 'keys' })}
            >
              Keys
            </Button>
          )}
          {mayPlanAll && <Button onClick={() => dialog.open({ action: 'absence' })}>Absence</Button>}
          {mayPlan && (
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden="true" />}
              onClick={() => dialog.open({ action: 'book' })}
            >
              Book session
            </Button>
          )}
        </>
      }
    >
      {mayPlanAll && <UnassignedSessions />}
      <ScheduleDayBar
        {...choice}
        today={today}
        isNarrow={isNarrow}
        people={peopleOf(days, isNarrow)}
        onChange={choose}
      />
      <ScheduleGrid
        {...choice}
        days={days}
        isNarrow={isNarrow}
        isLoading={query.loading}
        error={query.error}
        commands={commands}
        onRetry={() => void query.refetch()}
        onOpen={(session) => dialog.open({ action: 'details', session })}
        onMove={(session, target) =>
          move({
            session,
            appointmentDate: new Date(momentOf(target)).toJSON(),
            physiotherapist: target.column.physiotherapist,
          })
        }
        onBook={(gap, { physiotherapist }) =>
          dialog.open({
            action: 'gap',
            at: {
              appointmentDate: gapStart(gap),
              ...(physiotherapist && { physiotherapistId: physiotherapist.id }),
            },
            gap: { from: gap.from, until: gap.until, physiotherapistId: physiotherapist?.id ?? null },
          })
        }
      />
      {asked?.action === 'book' && <BookSessionDialog day={day} {...dialog.frame} />}
      {asked?.action === 'gap' && <GapBooking day={day} at={asked.at} gap={asked.gap} {...dialog.frame} />}
      {asked?.action === 'absence' && <AbsenceDialog day={day < today ? today : day} {...dialog.frame} />}
      {asked?.action === 'keys' && <GridKeysDialog {...dialog.frame} />}
      {asked?.action === 'reason' && (
        <MoveDialog appointment={asked.session} proposal={asked.proposal} {...dialog.frame} />
      )}
      {asked?.action === 'details' && (
        <SessionDetailsDialog
          session={asked.session}
          {...dialog.frame}
          onAction={(action) => act(asked.session, action)}
        />
      )}
      {asked && asked.action !== 'reason' && 'session' in asked && Change && (
        <Change key={`${asked.action} ${asked.session.id}`} appointment={asked.session} {...dialog.frame} />
      )}
    </Screen>
  );
}

/** Whose columns can be chosen. On a phone with their sessions, and also that of sessions which need a physiotherapist. */
function peopleOf(days: readonly CalendarDay[] | undefined, isNarrow: boolean) {
  const columns = gridColumns(days ?? []).filter(({ physiotherapist }) => physiotherapist || isNarrow);
  const people = columns.map((column) => {
    const sessions = column.items.filter(({ kind }) => kind === 'session').length;
    return {
      id: column.physiotherapist?.id ?? nobody,
      name: isNarrow ? `${columnName(column)} (${sessions})` : columnName(column),
    };
  });
  return [...new Map(people.map((person) => [person.id, person])).values()];
}
