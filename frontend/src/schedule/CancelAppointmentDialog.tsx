import { useCancelAppointmentMutation } from '../workplace/gql/generated';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';
import { updateText } from './appointment-failures';
import { patientText } from './appointment-texts';
import { AppointmentSummary } from './AppointmentSummary';
import { appointmentLists, type ChangeDialogProps } from './change-dialog';
import { useAppointmentConflict } from './useAppointmentConflict';

/** Confirm dialog before a session is canceled, which is final. */
export function CancelAppointmentDialog({ appointment, ...frame }: ChangeDialogProps) {
  const [cancel] = useCancelAppointmentMutation();
  const { known, conflict } = useAppointmentConflict(appointment);
  const { id, version } = known;
  return (
    <ConfirmDialog
      {...frame}
      title="Cancel this session?"
      keepLabel="Keep session"
      submitLabel="Cancel session"
      isDanger
      send={async () => {
        await cancel({ variables: { id, version } });
        return `The session of ${patientText(known)} was canceled.`;
      }}
      failureText={updateText}
      conflict={conflict}
      reloads={appointmentLists}
    >
      <AppointmentSummary appointment={known} />
      <p>A canceled session cannot be brought back. It would have to be booked again.</p>
    </ConfirmDialog>
  );
}
