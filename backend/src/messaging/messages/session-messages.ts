import type { TextKind } from '../../identity/index.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type ClinicSettings, loadSettings } from '../../clinic/index.js';
import { Appointment, appointmentState, type AppointmentState } from '../../scheduling/index.js';
import type { Tables } from '../../platform/db/tables.js';
import { queueMessages, type NewMessage } from './queue-messages.js';
import { quietHoursOf, whenToSend } from './quiet-hours.js';
import { findRecipient, type Recipient } from './recipient.js';
import { lockKnownSession, noteKnownSession, skipQueuedOfSession } from './known-session.js';
import { sessionEvent, notifyFromKnown, type SessionEvent } from './session-event.js';
import { sessionContent } from './session-content.js';

const HOUR_MS = 3_600_000;

/**
 * Delay of the message about an approval: longer than the 8 seconds in which the page offers Undo. An undone approval
 * is then no longer relevant.
 */
const UNDO_MS = 15_000;

/** Reminders: hours before the session, and the minimum notice in hours. */
const REMINDERS = [
  { kind: 'REMINDER_DAY', before: 24, ahead: 26 },
  { kind: 'REMINDER_HOURS', before: 2, ahead: 3 },
] as const;

/** When a change was made, and by whom. */
interface Cause {
  byPatient: boolean;
  now: Date;
  /** Seconds for which the message about a change by staff is held back, so that a change that is undone tells nobody. */
  holdSeconds: number;
}

/** Kinds after which a session is agreed, so that its reminders are queued. */
const AGREED: ReadonlySet<SessionEvent['kind']> = new Set(['SESSION_BOOKED', 'SESSION_MOVED', 'SESSION_REASSIGNED']);

/** Common data of the messages about a session. */
interface Telling {
  session: Appointment;
  settings: ClinicSettings;
  recipient: Recipient;
  /** Name of the physiotherapist. */
  who: string | undefined;
  now: Date;
}

/**
 * Notifies a patient of an open clinic of a change to an upcoming session, and queues reminders of a scheduled one.
 * Call it after the flush, in the same transaction.
 */
export async function notifyOfSession(
  tx: EntityManager,
  session: Appointment,
  { before, ...cause }: Cause & { before: AppointmentState | undefined },
): Promise<void> {
  const event = sessionEvent(before, appointmentState(session), cause.byPatient);
  // A patient's own change updates the known state even without a message.
  if (event || cause.byPatient || !before) await tell(tx, session, { event, before }, cause);
}

/** Notifies the patients of sessions that were reassigned; of unassigned ones, once somebody is assigned. */
export async function notifyOfHandOver(
  tx: EntityManager,
  { ids, from }: { ids: readonly string[]; from: string },
  times: Omit<Cause, 'byPatient'>,
): Promise<void> {
  for (const session of await tx.find(
    Appointment,
    { id: { $in: [...ids] } },
    { orderBy: { startsAt: 'asc', id: 'asc' } },
  )) {
    const before = { ...appointmentState(session), physiotherapistId: from };
    const event = { kind: 'SESSION_REASSIGNED' } as const;
    await tell(tx, session, { event, before }, { ...times, byPatient: false });
  }
}

/**
 * Queues the reminders of sessions that were scheduled before the clinic opened. Call it after the flush, in the
 * transaction that opens it.
 */
export async function remindOfAgreed(tx: EntityManager, now: Date): Promise<void> {
  const settings = await loadSettings(tx);
  const agreed = { status: 'scheduled', startsAt: { $gt: now }, deletedAt: null } as const;
  for (const session of await tx.find(Appointment, agreed, { orderBy: { startsAt: 'asc', id: 'asc' } })) {
    const telling = await tellingOf(tx, session, settings, now);
    if (telling) await queueMessages(tx, reminders(telling));
  }
}

/** A change of a session. */
interface SessionChange {
  event: SessionEvent | undefined;
  before: AppointmentState | undefined;
}

async function tell(tx: EntityManager, session: Appointment, change: SessionChange, cause: Cause): Promise<void> {
  const { now } = cause;
  if (session.startsAt <= now) return;
  const settings = await loadSettings(tx);
  if (!settings.openedAt) return;
  const telling = await tellingOf(tx, session, settings, now);
  const event = await knownChange(tx, session, { ...change, ...cause }, telling !== undefined);
  if (!telling || !event) return;
  const isAgreed = AGREED.has(event.kind);
  await queueMessages(tx, [told(event, telling, cause), ...(isAgreed ? reminders(telling) : [])]);
}

/**
 * Returns the event relative to the state that the patient knows, and updates that state for own changes, for bookings
 * agreed with the patient, and for patients without a usable number.
 */
async function knownChange(
  tx: EntityManager,
  session: Appointment,
  { event, before, byPatient, now, holdSeconds }: SessionChange & Cause,
  isReached: boolean,
): Promise<SessionEvent | undefined> {
  const after = appointmentState(session);
  const heldFrom = new Date(now.getTime() - holdSeconds * 1_000);
  const known =
    before && event && !byPatient ? await lockKnownSession(tx, session.id, { before, heldFrom }) : undefined;
  if (!known || !isReached) await noteKnownSession(tx, session, after);
  if (!known || !event) return event;
  const told = notifyFromKnown(event, after, known);
  if (!told) await skipQueuedOfSession(tx, session.id);
  return told;
}

/**
 * Collects the data of a session's messages; undefined before the clinic opens, and for a patient without a usable
 * number.
 */
async function tellingOf(
  tx: EntityManager,
  session: Appointment,
  settings: ClinicSettings,
  now: Date,
): Promise<Telling | undefined> {
  const recipient = settings.openedAt && (await findRecipient(tx, session.patient.id));
  return recipient ? { session, settings, recipient, who: await nameOfWhoTreats(tx, session), now } : undefined;
}

function told({ kind, was, isApproval }: SessionEvent, telling: Telling, cause: Cause): NewMessage {
  const { session, settings, now } = telling;
  const held = Math.max(cause.byPatient ? 0 : cause.holdSeconds * 1_000, isApproval ? UNDO_MS : 0);
  const end = new Date(now.getTime() + held);
  // A session that begins within the hold is told at once, or its patient would not be told at all.
  const wanted = end < session.startsAt ? end : now;
  const sendAfter = whenToSend(kind, wanted, session.startsAt, quietHoursOf(settings)) ?? wanted;
  return messageOf(kind, telling, { sendAfter, dedup: session.version, was });
}

/** Returns the reminders of a scheduled session. */
export function reminders(telling: Telling): NewMessage[] {
  const { session, settings, now } = telling;
  const start = session.startsAt.getTime();
  return REMINDERS.filter(({ ahead }) => start - now.getTime() >= ahead * HOUR_MS).map(({ kind, before }) => {
    const wanted = new Date(start - before * HOUR_MS);
    // A reminder within the quiet hours is queued and skipped when due, so that admins see the reason.
    const sendAfter = whenToSend(kind, wanted, session.startsAt, quietHoursOf(settings)) ?? wanted;
    return messageOf(kind, telling, { sendAfter, dedup: session.startsAt.toISOString() });
  });
}

function messageOf(
  kind: Extract<NewMessage['kind'], TextKind>,
  { session, settings, recipient, who, now }: Telling,
  { sendAfter, dedup, was }: { sendAfter: Date; dedup: string | number; was?: Date | undefined },
): NewMessage {
  return {
    kind,
    ...recipient,
    ...sessionContent(kind, recipient.language, { startsAt: session.startsAt, who, was }, settings),
    patientId: session.patient.id,
    subjectId: session.id,
    sessionStart: session.startsAt,
    createdAt: now,
    sendAfter,
    dedup: [session.id, dedup],
  };
}

async function nameOfWhoTreats(em: EntityManager, { physiotherapist }: Appointment): Promise<string | undefined> {
  if (!physiotherapist) return undefined;
  const row = await em
    .getKysely<Tables>()
    .selectFrom('physiotherapist')
    .select('name')
    .where('id', '=', physiotherapist.id)
    .executeTakeFirst();
  return row?.name;
}
