import type { DialogState } from '../../ui/Dialog';
import { useDiscardQuestion } from '../../ui/DiscardQuestion';
import { bookText } from './appointment-failures';
import { AppointmentDialog } from './AppointmentDialog';
import { BookSessionForm } from './BookSessionForm';
import { useAppointmentChange, type ChangeOutcome } from './useAppointmentChange';

interface Props extends DialogState, ChangeOutcome {
  /** The clinic day that the form begins with. */
  readonly day: string;
}

/** Books a session that is scheduled at once (reading 74). Asks before it throws away what was typed. */
export function BookSessionDialog({ day, onChanged, onOutdated, onClose, ...state }: Props) {
  const { run, isBusy, failure, dismissFailure } = useAppointmentChange({ onChanged, onOutdated });
  const { setEdited, discardThen } = useDiscardQuestion();
  const close = () => discardThen(onClose);
  return (
    <AppointmentDialog
      {...state}
      title="Book a session"
      width={560}
      isBusy={isBusy}
      failure={failure && bookText(failure)}
      onDismissFailure={dismissFailure}
      onClose={close}
    >
      <BookSessionForm day={day} isBusy={isBusy} onRun={run} onEdited={() => setEdited(true)} onCancel={close} />
    </AppointmentDialog>
  );
}
