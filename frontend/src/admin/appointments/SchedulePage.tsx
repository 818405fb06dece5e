import { PlusOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useCompleteAppointmentMutation, type AppointmentRowFragment } from '../../gql/generated';
import { useNotify } from '../../ui/Notices';
import { PageTitle } from '../../ui/PageTitle';
import { patientText } from './appointment-texts';
import { BookSessionDialog } from './BookSessionDialog';
import { CancelAppointmentDialog } from './CancelAppointmentDialog';
import { MissedDialog } from './MissedDialog';
import { ScheduleDay } from './ScheduleDay';
import { ScheduleDayBar } from './ScheduleDayBar';
import styles from './SchedulePage.module.css';
import { UpdateFailure } from './UpdateFailure';
import { useAppointmentChange, type ChangeOutcome } from './useAppointmentChange';
import { useDaySchedule } from './useDaySchedule';
import { useDialogSubject } from './useDialogSubject';
import { useFocusAfterChange } from './useFocusAfterChange';
import { useScheduleDay } from './useScheduleDay';

type Session = AppointmentRowFragment;
type Asked = { readonly action: 'book' } | { readonly action: 'missed' | 'cancel'; readonly session: Session };

/** /admin/schedule: the sessions of a day by physiotherapist, where staff book, and mark what came of a session (readings 45 and 74). */
export function SchedulePage() {
  const { modal } = App.useApp();
  const { day, today, setDay } = useScheduleDay();
  const { sessions, isLoading, error, reload } = useDaySchedule(day);
  const { listRef, expectChange, keepFocus } = useFocusAfterChange<HTMLElement>(sessions);
  const dialog = useDialogSubject<Asked>();
  const notify = useNotify();
  const outcome: ChangeOutcome = {
    onChanged: (notice) => {
      notify(notice);
      expectChange();
      dialog.close();
      void reload();
    },
    onOutdated: () => void reload(),
  };

  const [sendCompletion] = useCompleteAppointmentMutation();
  const completion = useAppointmentChange(outcome);
  const [completingId, setCompletingId] = useState<string | null>(null);
  const complete = async (session: Session) => {
    if (completingId) return;
    const { id, version } = session;
    if (Date.parse(session.appointmentDate) > Date.now() && !(await isSureAboutFuture(modal))) return;
    setCompletingId(id);
    await completion.run(async () => {
      await sendCompletion({ variables: { id, version } });
      return `The session of ${patientText(session)} was marked as completed.`;
    });
    setCompletingId(null);
  };

  const asked = dialog.subject;
  const present = (session: Session) => sessions?.find(({ id }) => id === session.id) ?? session;
  const dialogProps = {
    isOpen: dialog.isOpen,
    onClose: dialog.close,
    onClosed: () => {
      dialog.forget();
      keepFocus();
    },
    ...outcome,
  };
  return (
    <>
      <div className={styles.top}>
        <PageTitle title="Schedule" />
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden="true" />}
          className={styles.book}
          onClick={() => dialog.open({ action: 'book' })}
        >
          Book session
        </Button>
      </div>
      <ScheduleDayBar day={day} today={today} onChange={setDay} />
      <UpdateFailure failure={completion.failure} onDismiss={completion.dismissFailure} />
      <ScheduleDay
        ref={listRef}
        day={day}
        sessions={sessions}
        isLoading={isLoading}
        error={error}
        completingId={completingId}
        onComplete={(session) => void complete(session)}
        onMissed={(session) => dialog.open({ action: 'missed', session })}
        onCancel={(session) => dialog.open({ action: 'cancel', session })}
        onRetry={() => void reload()}
      />
      {asked?.action === 'book' && <BookSessionDialog day={day} {...dialogProps} />}
      {asked?.action === 'missed' && <MissedDialog appointment={present(asked.session)} {...dialogProps} />}
      {asked?.action === 'cancel' && <CancelAppointmentDialog appointment={present(asked.session)} {...dialogProps} />}
    </>
  );
}

/** Completed is for good, so a slip on a session that has not begun is asked about. */
async function isSureAboutFuture(modal: ReturnType<typeof App.useApp>['modal']): Promise<boolean> {
  return modal.confirm({
    title: 'This session has not begun yet.',
    content: 'Mark it as completed all the same?',
    okText: 'Mark completed',
    cancelText: 'Keep scheduled',
    focusable: { autoFocusButton: 'cancel' },
  });
}
