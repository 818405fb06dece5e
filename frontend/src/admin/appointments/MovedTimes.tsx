import { clinicDay } from '../../calendar/clinic-time';
import type { AppointmentRowFragment } from '../gql/generated';
import { OfferedTimes } from './OfferedTimes';

interface Props {
  readonly appointment: AppointmentRowFragment;
  /** Who is to treat; anybody when left out. */
  readonly physiotherapistId: string | undefined;
}

/** The free times to which a session can be moved: of its kind and length, its own among them. */
export function MovedTimes({ appointment: { id, sessionType, appointmentDate }, physiotherapistId }: Props) {
  const search = { sessionType, appointmentId: id, ...(physiotherapistId && { physiotherapistId }) };
  return <OfferedTimes search={search} day={clinicDay(appointmentDate)} />;
}
