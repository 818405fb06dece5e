import { useState } from 'react';
import { clinicTime, momentText } from '../calendar/clinic-time';
import { useRescheduleAppointmentMutation } from '../workplace/gql/generated';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { updateText } from './appointment-failures';
import { patientText } from './appointment-texts';
import { AppointmentSummary } from './AppointmentSummary';
import { appointmentLists, type ChangeDialogProps } from './change-dialog';
import { useAppointmentConflict } from './useAppointmentConflict';
import { MovedTimes } from './MovedTimes';
import { OverrideReasonField } from './OverrideReasonField';
import { TimeField } from './TimeField';

interface Values {
  readonly appointmentDate: string;
  readonly overrideReason?: string;
}

const valuesOf = ({ appointmentDate }: ChangeDialogProps['appointment']): Values => ({
  appointmentDate: clinicTime(appointmentDate),
});

/** Changes the time of a pending session; changes nothing else. */
export function RescheduleDialog({ appointment, ...frame }: ChangeDialogProps) {
  const [reschedule] = useRescheduleAppointmentMutation();
  const [initialValues] = useState(() => valuesOf(appointment));
  const { known, conflict } = useAppointmentConflict(appointment, valuesOf);
  const { id, version } = known;
  const send = async ({ appointmentDate, overrideReason }: Values) => {
    const variables = { id, appointmentDate: appointmentDate.trim(), version, overrideReason };
    const answer = await reschedule({ variables });
    const moved = answer.data?.rescheduleAppointment ?? known;
    return `The session of ${patientText(moved)} is now on ${momentText(moved.appointmentDate)}.`;
  };
  return (
    <FormDialog<Values>
      {...frame}
      title="Reschedule session"
      lead={<AppointmentSummary appointment={known} />}
      name="reschedule"
      initialValues={initialValues}
      keepLabel="Close"
      submitLabel="Reschedule"
      send={send}
      failureText={updateText}
      conflict={conflict}
      reloads={appointmentLists}
    >
      <TimeField label="New date and time (clinic time, IST)" isTyped />
      <MovedTimes appointment={known} physiotherapistId={known.physiotherapist?.id} />
      <OverrideReasonField />
    </FormDialog>
  );
}
