import type { AppointmentStatus } from '../appointments/appointment.entity.js';
import type { MessageKind } from './message-kind.js';

/** What messages tell of a session. */
export interface SessionState {
  status: AppointmentStatus;
  startsAt: Date;
  physiotherapistId: string | null;
}

/** What a patient is told of. */
export interface SessionEvent {
  kind: Extract<MessageKind, `SESSION_${string}`>;
  /** Of a session that has changed: when it was to begin. */
  was?: Date;
  /** Whether it has just been approved, which the page offers to undo. */
  isApproval?: true;
}

/**
 * What a patient is told when a session has become what it is: that their request has come, that it is agreed, that an agreed one has
 * another time or is held by somebody else, and that the clinic canceled it. What they canceled themselves they know.
 */
export function sessionEvent(
  before: SessionState | undefined,
  { status, startsAt, physiotherapistId }: SessionState,
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
