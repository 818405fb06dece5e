import type { MessageKind } from '../../identity/index.js';
import type { AppointmentStatus } from '../../scheduling/index.js';
import type { Recipient } from './recipient.js';

/** A session as it stands; of one that was deleted there is none. */
export interface PresentSession {
  status: AppointmentStatus;
  startsAt: Date;
  /** Whether its patient wants to be reminded; without an account nobody said otherwise. */
  wantsReminders: boolean;
  /** To whom messages about it go by now; undefined where no number reaches its patient. */
  recipient: Recipient | undefined;
  /** The name of who treats. */
  who: string | undefined;
  version: number;
  physiotherapistId: string | null;
  /** The newest message, sent or not, that tells what became of it. */
  lastTold: string | null;
}

/** What a session must have become for a message to be true of it. */
const TRUE_OF: Partial<Record<MessageKind, AppointmentStatus>> = {
  SESSION_REQUESTED: 'pending',
  SESSION_BOOKED: 'scheduled',
  SESSION_MOVED: 'scheduled',
  SESSION_CANCELED: 'canceled',
  REMINDER_DAY: 'scheduled',
  REMINDER_HOURS: 'scheduled',
};

/** Whether a message of this kind can be declined. */
export const isReminder = (kind: MessageKind) => kind === 'REMINDER_DAY' || kind === 'REMINDER_HOURS';

/** Whether a message still tells the truth: what is told of a session is compared with it, what became of it is told by the newest, and nothing of what has begun. */
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
