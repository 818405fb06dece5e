import type { MessageKind } from '../../identity/index.js';
import type { AppointmentState } from '../../scheduling/index.js';

/** What a patient is told of. */
export interface SessionEvent {
  kind: Extract<MessageKind, `SESSION_${string}`>;
  /** Of a session that has changed or is canceled: when it was to begin, as far as the patient knows. */
  was?: Date;
  /** Whether it has just been approved, which the page offers to undo. */
  isApproval?: true;
}

/**
 * The same event, told from what the patient knows; undefined where nothing that they know has changed. To whoever knows only that
 * somebody of the clinic will treat, no name is a change.
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
 * What a patient is told when a session has become what it is: that their request has come, that it is agreed, that an agreed one has
 * another time or is held by somebody else, and that the clinic canceled it. What they canceled themselves they know.
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
