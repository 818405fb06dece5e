import { useCancelAppointmentMutation } from '../../gql/generated';
import { DialogButtons } from '../../ui/DialogButtons';
import { updateText } from './appointment-failures';
import { patientText } from './appointment-texts';
import { AppointmentDialog, type ChangeDialogProps } from './AppointmentDialog';
import { AppointmentSummary } from './AppointmentSummary';
import { useAppointmentChange } from './useAppointmentChange';

/** Asks before a session is called off (reading 69): a canceled session cannot come back. */
export function CancelAppointmentDialog({ appointment, onChanged, onOutdated, ...state }: ChangeDialogProps) {
  const [cancel] = useCancelAppointmentMutation();
  const { run, isBusy, failure, dismissFailure } = useAppointmentChange({ onChanged, onOutdated });
  const { id, version } = appointment;
  const submit = () =>
    void run(async () => {
      await cancel({ variables: { id, version } });
      return `The session of ${patientText(appointment)} was canceled.`;
    });
  return (
    <AppointmentDialog
      {...state}
      title="Cancel this session?"
      width={440}
      isBusy={isBusy}
      failure={failure && updateText(failure)}
      onDismissFailure={dismissFailure}
    >
      <AppointmentSummary appointment={appointment} />
      <p>A canceled session cannot be brought back. It would have to be booked again.</p>
      <DialogButtons
        keepLabel="Keep session"
        submitLabel="Cancel session"
        isDanger
        isBusy={isBusy}
        onKeep={state.onClose}
        onSubmit={submit}
      />
    </AppointmentDialog>
  );
}
