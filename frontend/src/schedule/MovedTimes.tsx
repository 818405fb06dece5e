import { clinicDay } from '../calendar/clinic-time';
import type { AppointmentRowFragment } from '../workplace/gql/generated';
import { OfferedTimes } from './OfferedTimes';

interface Props {
  readonly appointment: AppointmentRowFragment;
  /** The target physiotherapist; any if omitted. */
  readonly physiotherapistId: string | undefined;
}

/** Free slots to which a session can be moved: same type and duration, including its own slot. */
export function MovedTimes({ appointment: { id, sessionType, appointmentDate }, physiotherapistId }: Props) {
  const search = { sessionType, appointmentId: id, ...(physiotherapistId && { physiotherapistId }) };
  return <OfferedTimes search={search} day={clinicDay(appointmentDate)} />;
}
