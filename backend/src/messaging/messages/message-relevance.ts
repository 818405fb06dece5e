import type { MessageKind } from '../../identity/index.js';
import type { AppointmentStatus } from '../../scheduling/index.js';
import type { Recipient } from './recipient.js';

/** Current state of a session; deleted sessions have none. */
export interface PresentSession {
  status: AppointmentStatus;
  startsAt: Date;
  /** Whether the patient wants reminders; true without an account. */
  wantsReminders: boolean;
  /** Current recipient; undefined if the patient has no usable number. */
  recipient: Recipient | undefined;
  /** Name of the physiotherapist. */
  who: string | undefined;
  version: number;
  physiotherapistId: string | null;
  /** Id of the newest message about a change of the session, sent or not. */
  lastTold: string | null;
}

/** Required status of the session, by message kind. */
const TRUE_OF: Partial<Record<MessageKind, AppointmentStatus>> = {
  SESSION_REQUESTED: 'pending',
  SESSION_BOOKED: 'scheduled',
  SESSION_MOVED: 'scheduled',
  SESSION_REASSIGNED: 'scheduled',
  SESSION_CANCELED: 'canceled',
  REMINDER_DAY: 'scheduled',
  REMINDER_HOURS: 'scheduled',
};

/** Whether patients can turn off messages of this kind. */
export const isReminder = (kind: MessageKind) => kind === 'REMINDER_DAY' || kind === 'REMINDER_HOURS';

/**
 * Whether a message is still correct. A message about a session needs one that has not begun, with the expected status
 * and start; unless it is a reminder, it must also be the newest about a change. Other messages always are.
 */
export function isStillRelevant(
  { id, kind, sessionStart }: { id: string; kind: MessageKind; sessionStart: Date | null },
  session: PresentSession | undefined,
  now: Date,
): boolean {
  const status = TRUE_OF[kind];
  if (!status) return true;
  if (session?.status !== status || session.startsAt.getTime() !== sessionStart?.getTime()) return false;
  return session.startsAt > now && (isReminder(kind) || session.lastTold === id);
}
