import type { MessageKind } from '../../identity/index.js';
import type { AppointmentState } from '../../scheduling/index.js';

/** An event of a session that its patient is notified of. */
export interface SessionEvent {
  kind: Extract<MessageKind, `SESSION_${string}`>;
  /** Former start that the patient knows, for a changed or canceled session. */
  was?: Date;
  /** Whether the session was just approved, which the page offers to undo. */
  isApproval?: true;
}

/**
 * Returns the event relative to the state that the patient knows; undefined if nothing changes for them. For a patient
 * who knows no physiotherapist's name, a new name is no change.
 */
export function notifyFromKnown(
  event: SessionEvent,
  after: AppointmentState,
  known: AppointmentState,
): SessionEvent | undefined {
  if (event.kind === 'SESSION_CANCELED')
    return known.status === 'canceled' ? undefined : { ...event, was: known.startsAt };
  const isSameTime = known.startsAt.getTime() === after.startsAt.getTime();
  if (event.kind === 'SESSION_BOOKED' && known.status === 'scheduled' && isSameTime) return undefined;
  if (event.kind !== 'SESSION_MOVED') return event;
  if (!isSameTime) return { ...event, was: known.startsAt };
  if (known.status !== 'scheduled') return { kind: 'SESSION_BOOKED' };
  const isSomebodyElse = known.physiotherapistId && known.physiotherapistId !== after.physiotherapistId;
  return isSomebodyElse ? { ...event, was: known.startsAt } : undefined;
}

/**
 * Returns the event of a change: requested, scheduled, moved or reassigned, or canceled by the clinic; undefined for a
 * cancellation by the patient.
 */
export function sessionEvent(
  before: AppointmentState | undefined,
  { status, startsAt, physiotherapistId }: AppointmentState,
  byPatient: boolean,
): SessionEvent | undefined {
  if (!before && status === 'pending' && byPatient) return { kind: 'SESSION_REQUESTED' };
  if (status === 'scheduled' && before?.status === 'pending') return { kind: 'SESSION_BOOKED', isApproval: true };
  if (status === 'scheduled' && before?.status !== 'scheduled') return { kind: 'SESSION_BOOKED' };
  const isOther = before?.startsAt.getTime() !== startsAt.getTime() || before.physiotherapistId !== physiotherapistId;
  if (status === 'scheduled' && before && isOther) return { kind: 'SESSION_MOVED', was: before.startsAt };
  if (status === 'canceled' && before?.status !== 'canceled' && !byPatient) return { kind: 'SESSION_CANCELED' };
  return undefined;
}
