import { sessionTypeLabels } from '../../appointments/session-types';
import { momentText } from '../../calendar/clinic-time';
import type { AppointmentRowFragment } from '../gql/generated';
import { Subject } from '../../ui/Subject';
import { patientText, therapistText } from './appointment-texts';

/** Which session a dialog is about: who, when, what, and with whom. */
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
