import type { AppointmentRowFragment } from '../workplace/gql/generated';

/** Returns the patient's name, or N/A. */
export function patientText({ patient }: AppointmentRowFragment): string {
  return patient.name || 'N/A';
}

/** Returns the physiotherapist's name. */
export function therapistText({ physiotherapist }: AppointmentRowFragment): string {
  return physiotherapist?.name ?? 'Not assigned';
}

/** Counts the day's sessions as the dashboard does, and separately the pending and canceled ones. */
export function dayCount(sessions: readonly Pick<AppointmentRowFragment, 'status'>[]): string {
  const having = (...statuses: readonly AppointmentRowFragment['status'][]) =>
    sessions.filter(({ status }) => statuses.includes(status)).length;
  const [pending, canceled] = [having('PENDING'), having('CANCELED')];
  return [
    sessionCount(having('SCHEDULED', 'COMPLETED', 'MISSED')),
    ...(pending ? [`${pending} pending`] : []),
    ...(canceled ? [`${canceled} canceled`] : []),
  ].join(', ');
}

/** Formats a number of sessions: No sessions, 1 session, 2 sessions. */
export function sessionCount(count: number): string {
  if (count === 0) return 'No sessions';
  return count === 1 ? '1 session' : `${count} sessions`;
}

/** Describes a physiotherapist's load on a day: leave, if any, and number of sessions. */
export function loadText({
  onLeave,
  scheduledSessions,
}: {
  readonly onLeave: boolean;
  readonly scheduledSessions: number;
}): string {
  const sessions = sessionCount(scheduledSessions);
  return onLeave ? `On leave, ${sessions.toLowerCase()}` : sessions;
}
