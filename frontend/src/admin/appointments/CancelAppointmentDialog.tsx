import { useCancelAppointmentMutation } from '../gql/generated';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { updateText } from './appointment-failures';
import { patientText } from './appointment-texts';
import { AppointmentSummary } from './AppointmentSummary';
import { appointmentLists, type ChangeDialogProps } from './change-dialog';

/** Asks before a session is called off (reading 69): a canceled session cannot come back. */
export function CancelAppointmentDialog({ appointment, ...frame }: ChangeDialogProps) {
  const [cancel] = useCancelAppointmentMutation();
  const { id, version } = appointment;
  return (
    <ConfirmDialog
      {...frame}
      title="Cancel this session?"
      keepLabel="Keep session"
      submitLabel="Cancel session"
      isDanger
      send={async () => {
        await cancel({ variables: { id, version } });
        return `The session of ${patientText(appointment)} was canceled.`;
      }}
      failureText={updateText}
      reloads={appointmentLists}
    >
      <AppointmentSummary appointment={appointment} />
      <p>A canceled session cannot be brought back. It would have to be booked again.</p>
    </ConfirmDialog>
  );
}
