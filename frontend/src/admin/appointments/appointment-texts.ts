import type { AppointmentRowFragment } from '../../gql/generated';

/** Who comes; N/A for a patient without a name. */
export function patientText({ patient }: AppointmentRowFragment): string {
  return patient.name || 'N/A';
}

/** Who treats. */
export function therapistText({ physiotherapist }: AppointmentRowFragment): string {
  return physiotherapist?.name ?? 'Not assigned';
}

/** A number of sessions: No sessions, 1 session, 2 sessions. */
export function sessionCount(count: number): string {
  if (count === 0) return 'No sessions';
  return count === 1 ? '1 session' : `${count} sessions`;
}
