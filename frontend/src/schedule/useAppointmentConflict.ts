import { sessionTypeLabels } from '../appointments/session-types';
import { statusLabels } from '../appointments/status-labels';
import { momentText } from '../calendar/clinic-time';
import { useConflict } from '../ui/forms/useConflict';
import { useFreshQuery } from '../ui/hooks/useFreshQuery';
import { AppointmentsOfPatientDocument, type AppointmentRowFragment } from '../workplace/gql/generated';
import { therapistText } from './appointment-texts';

/** Conflict handling for a dialog about a session. */
export function useAppointmentConflict(
  appointment: AppointmentRowFragment,
  valuesOf?: (known: AppointmentRowFragment) => object,
) {
  const read = useFreshQuery();
  const { known = appointment, conflict } = useConflict({
    known: appointment,
    readAgain: async () => {
      const data = await read(AppointmentsOfPatientDocument, { patientId: appointment.patient.id });
      return data?.appointments.edges.find(({ node }) => node.id === appointment.id)?.node;
    },
    factsOf,
    valuesOf,
  });
  return { known, conflict };
}

const factsOf = (appointment: AppointmentRowFragment) => ({
  Status: statusLabels[appointment.status],
  'Date & Time': momentText(appointment.appointmentDate),
  Minutes: String(appointment.durationMinutes),
  Therapist: therapistText(appointment),
  'Session Type': sessionTypeLabels[appointment.sessionType],
  'Home address': appointment.homeAddress ?? '',
});
