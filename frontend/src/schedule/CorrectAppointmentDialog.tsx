import { CorrectSessionDialog } from '../appointments/CorrectSessionDialog';
import { AppointmentSummary } from './AppointmentSummary';
import { appointmentLists, type ChangeDialogProps } from './change-dialog';
import { useAppointmentConflict } from './useAppointmentConflict';

/** Corrects a session's status. */
export function CorrectAppointmentDialog({ appointment, ...frame }: ChangeDialogProps) {
  const { known, conflict } = useAppointmentConflict(appointment);
  return (
    <CorrectSessionDialog
      {...frame}
      session={known}
      conflict={conflict}
      lead={<AppointmentSummary appointment={known} />}
      reloads={appointmentLists}
    />
  );
}
