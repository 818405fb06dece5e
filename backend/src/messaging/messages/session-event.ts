import type { MessageKind } from '../../identity/index.js';
import type { AppointmentState } from '../../scheduling/index.js';
import type { KnownSession } from './known-session.js';

/** An event of a session that its patient is notified of. */
export interface SessionEvent {
  kind: Extract<MessageKind, `SESSION_${string}`>;
  /** Former start that the patient knows, for a moved or canceled session. */
  was?: Date;
  /** Whether the session was just approved, which the page offers to undo. */
  isApproval?: true;
}

/**
 * Returns the event relative to the state that the patient knows; undefined if nothing changes for them. Another physiotherapist is a
 * change only for a patient who knows a name, and once the new one is known.
 */
export function notifyFromKnown(
  event: SessionEvent,
  after: AppointmentState,
  known: KnownSession,
): SessionEvent | undefined {
  if (known.untold === 'SESSION') return after.status === 'scheduled' ? { kind: 'SESSION_BOOKED' } : undefined;
  if (event.kind === 'SESSION_CANCELED')
    return known.status === 'canceled' ? undefined : { ...event, was: known.startsAt };
  const isSameTime = known.startsAt.getTime() === after.startsAt.getTime();
  if (event.kind === 'SESSION_BOOKED' && known.status === 'scheduled' && isSameTime) return undefined;
  if (event.kind !== 'SESSION_MOVED' && event.kind !== 'SESSION_REASSIGNED') return event;
  if (!isSameTime) return { kind: 'SESSION_MOVED', was: known.startsAt };
  if (known.status !== 'scheduled' || known.untold === 'NAME') return { kind: 'SESSION_BOOKED' };
  const [named, treats] = [known.physiotherapistId, after.physiotherapistId];
  return named && treats && named !== treats ? { kind: 'SESSION_REASSIGNED' } : undefined;
}

/**
 * Returns the event of a change: requested, scheduled, moved or reassigned, or canceled by the clinic; undefined for a
 * cancellation by the patient.
 */
export function sessionEvent(
  before: AppointmentState | undefined,
  after: AppointmentState,
  byPatient: boolean,
): SessionEvent | undefined {
  const { status } = after;
  if (!before && status === 'pending' && byPatient) return { kind: 'SESSION_REQUESTED' };
  if (status === 'scheduled' && before?.status === 'pending') return { kind: 'SESSION_BOOKED', isApproval: true };
  if (status === 'scheduled' && before?.status !== 'scheduled') return { kind: 'SESSION_BOOKED' };
  if (status === 'scheduled' && before) return changeOfScheduled(before, after);
  if (status === 'canceled' && before?.status !== 'canceled' && !byPatient) return { kind: 'SESSION_CANCELED' };
  return undefined;
}

/** Returns the event of a scheduled session that stays scheduled. */
function changeOfScheduled(before: AppointmentState, after: AppointmentState): SessionEvent | undefined {
  if (before.startsAt.getTime() !== after.startsAt.getTime()) return { kind: 'SESSION_MOVED', was: before.startsAt };
  return before.physiotherapistId === after.physiotherapistId ? undefined : { kind: 'SESSION_REASSIGNED' };
}
