import { sessionTypeLabels } from '../appointments/session-types';
import { momentText } from '../calendar/clinic-time';
import type { AppointmentRowFragment } from '../workplace/gql/generated';
import { Subject } from '../ui/layout/Subject';
import { patientText, therapistText } from './appointment-texts';

/** Subject of a dialog: a session's patient, time, type and physiotherapist. */
export function AppointmentSummary({ appointment }: { readonly appointment: AppointmentRowFragment }) {
  const { appointmentDate, durationMinutes, sessionType } = appointment;
  return (
    <Subject>
      <strong>{patientText(appointment)}</strong>
      <br />
      {momentText(appointmentDate)}
      <small>
        {sessionTypeLabels[sessionType]}, {durationMinutes} minutes, physiotherapist: {therapistText(appointment)}
      </small>
    </Subject>
  );
}
