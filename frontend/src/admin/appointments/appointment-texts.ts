import type { AppointmentRowFragment } from '../gql/generated';

/** Who comes; N/A for a patient without a name. */
export function patientText({ patient }: AppointmentRowFragment): string {
  return patient.name || 'N/A';
}

/** Who treats. */
export function therapistText({ physiotherapist }: AppointmentRowFragment): string {
  return physiotherapist?.name ?? 'Not assigned';
}

/** The sessions of a day that count as its own, as the dashboard counts them; and those that are still to be decided, or are off. */
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

/** A number of sessions: No sessions, 1 session, 2 sessions. */
export function sessionCount(count: number): string {
  if (count === 0) return 'No sessions';
  return count === 1 ? '1 session' : `${count} sessions`;
}

/** What a physiotherapist has on a day: leave, if any falls on it, and how many sessions. */
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
