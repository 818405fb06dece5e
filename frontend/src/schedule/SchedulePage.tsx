import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { AppointmentRowFragment } from '../workplace/gql/generated';
import { Screen } from '../ui/layout/Screen';
import { useDialog } from '../ui/dialogs/useDialog';
import { BookSessionDialog } from './BookSessionDialog';
import { CancelAppointmentDialog } from './CancelAppointmentDialog';
import { CorrectAppointmentDialog } from './CorrectAppointmentDialog';
import { MoveDialog } from './MoveDialog';
import { MissedDialog } from './MissedDialog';
import { UnassignedSessions } from './UnassignedSessions';
import { ScheduleDay } from './ScheduleDay';
import { ScheduleDayBar } from './ScheduleDayBar';
import { useCompletion } from './useCompletion';
import { useDaySchedule } from './useDaySchedule';
import { useScheduleDay } from './useScheduleDay';

type Session = AppointmentRowFragment;
type Asked = { readonly action: 'book' } | { readonly action: keyof typeof changes; readonly session: Session };

const changes = {
  missed: MissedDialog,
  move: MoveDialog,
  correct: CorrectAppointmentDialog,
  cancel: CancelAppointmentDialog,
};

/** /admin/schedule, /desk/calendar: the sessions of a day by physiotherapist, with booking and marking. */
export function SchedulePage({ title = 'Schedule' }: { readonly title?: string }) {
  const { day, today, setDay } = useScheduleDay();
  const { rows: sessions, isLoading, error, refetch } = useDaySchedule(day);
  const dialog = useDialog<Asked>();
  const completion = useCompletion();
  const asked = dialog.subject;
  const session = asked && 'session' in asked ? asked.session : null;
  const Change = asked && asked.action !== 'book' && changes[asked.action];
  return (
    <Screen
      title={title}
      actions={
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden="true" />}
          onClick={() => dialog.open({ action: 'book' })}
        >
          Book session
        </Button>
      }
    >
      <UnassignedSessions />
      <ScheduleDayBar day={day} today={today} onChange={setDay} />
      <ScheduleDay
        day={day}
        sessions={sessions}
        isLoading={isLoading}
        error={error}
        {...completion}
        onMissed={(session) => dialog.open({ action: 'missed', session })}
        onMove={(session) => dialog.open({ action: 'move', session })}
        onCancel={(session) => dialog.open({ action: 'cancel', session })}
        onCorrect={(session) => dialog.open({ action: 'correct', session })}
        onRetry={() => void refetch()}
      />
      {asked?.action === 'book' && <BookSessionDialog day={day} {...dialog.frame} />}
      {session && Change && <Change key={`${asked.action} ${session.id}`} appointment={session} {...dialog.frame} />}
    </Screen>
  );
}
