import type { EntityManager } from '@mikro-orm/postgresql';
import { type ClinicSettings, loadSettings } from '../../clinic/index.js';
import { Appointment, appointmentState, type AppointmentState } from '../../scheduling/index.js';
import type { Tables } from '../../platform/db/tables.js';
import { queueMessages, type NewMessage } from './queue-messages.js';
import { quietHoursOf, whenToSend } from './quiet-hours.js';
import { findRecipient, type Recipient } from './recipient.js';
import { lockKnownSession, noteKnownSession, skipQueuedOfSession } from './known-session.js';
import { sessionEvent, notifyFromKnown, type SessionEvent } from './session-event.js';
import { sessionText } from './session-text.js';

const HOUR_MS = 3_600_000;

/** An approval is told when Undo, which stands for 8 seconds, has gone: one that was undone is then no longer true. */
const UNDO_MS = 15_000;

/** When somebody is reminded, in hours before the session, and how far ahead it has to be for that (clinic §5). */
const REMINDERS = [
  { kind: 'REMINDER_DAY', before: 24, ahead: 26 },
  { kind: 'REMINDER_HOURS', before: 2, ahead: 3 },
] as const;

/** What messages about one session have in common. */
interface Telling {
  session: Appointment;
  settings: ClinicSettings;
  recipient: Recipient;
  /** The name of who treats. */
  who: string | undefined;
  now: Date;
}

/**
 * Tells a patient of an open clinic what became of a session that has not begun, and queues the reminders of one that is agreed, in the
 * transaction of the change, which has been flushed (law 7).
 */
export async function notifyOfSession(
  tx: EntityManager,
  session: Appointment,
  { before, byPatient, now }: { before: AppointmentState | undefined; byPatient: boolean; now: Date },
): Promise<void> {
  const event = sessionEvent(before, appointmentState(session), byPatient);
  // What a patient does, they know, although no message may tell it.
  if (event || byPatient || !before) await tell(tx, session, { event, before, byPatient }, now);
}

/** Tells the patients of sessions of one physiotherapist that somebody else holds from now on, or nobody as yet. */
export async function notifyOfHandOver(
  tx: EntityManager,
  ids: readonly string[],
  from: string,
  now: Date,
): Promise<void> {
  for (const session of await tx.find(
    Appointment,
    { id: { $in: [...ids] } },
    { orderBy: { startsAt: 'asc', id: 'asc' } },
  )) {
    const before = { ...appointmentState(session), physiotherapistId: from };
    const event = { kind: 'SESSION_MOVED', was: session.startsAt } as const;
    await tell(tx, session, { event, before, byPatient: false }, now);
  }
}

/** Queues the reminders of all that was agreed before a clinic opened, in the transaction that opens it, which has been flushed. */
export async function remindOfAgreed(tx: EntityManager, now: Date): Promise<void> {
  const settings = await loadSettings(tx);
  const agreed = { status: 'scheduled', startsAt: { $gt: now }, deletedAt: null } as const;
  for (const session of await tx.find(Appointment, agreed, { orderBy: { startsAt: 'asc', id: 'asc' } })) {
    const telling = await tellingOf(tx, session, settings, now);
    if (telling) await queueMessages(tx, reminders(telling));
  }
}

/** A change of a session, and by whom. */
interface SessionChange {
  event: SessionEvent | undefined;
  before: AppointmentState | undefined;
  byPatient: boolean;
}

async function tell(tx: EntityManager, session: Appointment, change: SessionChange, now: Date): Promise<void> {
  if (session.startsAt <= now) return;
  const settings = await loadSettings(tx);
  if (!settings.openedAt) return;
  const telling = await tellingOf(tx, session, settings, now);
  const event = await knownChange(tx, session, change, telling !== undefined);
  if (!telling || !event) return;
  const isAgreed = event.kind === 'SESSION_BOOKED' || event.kind === 'SESSION_MOVED';
  await queueMessages(tx, [told(event, telling), ...(isAgreed ? reminders(telling) : [])]);
}

/**
 * What is told of a change from what the patient knows. What they did themselves, what was agreed with them when it was booked, and what
 * no number reaches them with counts as known from now on.
 */
async function knownChange(
  tx: EntityManager,
  session: Appointment,
  { event, before, byPatient }: SessionChange,
  isReached: boolean,
): Promise<SessionEvent | undefined> {
  const after = appointmentState(session);
  const known = before && event && !byPatient ? await lockKnownSession(tx, session.id, before) : undefined;
  if (!known || !isReached) await noteKnownSession(tx, session, after);
  if (!known || !event) return event;
  const told = notifyFromKnown(event, after, known);
  if (!told && known.physiotherapistId === after.physiotherapistId) await skipQueuedOfSession(tx, session.id);
  return told;
}

/** Undefined while the clinic is closed, and of a patient whom no number reaches. */
async function tellingOf(
  tx: EntityManager,
  session: Appointment,
  settings: ClinicSettings,
  now: Date,
): Promise<Telling | undefined> {
  const recipient = settings.openedAt && (await findRecipient(tx, session.patient.id));
  return recipient ? { session, settings, recipient, who: await nameOfWhoTreats(tx, session), now } : undefined;
}

function told({ kind, was, isApproval }: SessionEvent, telling: Telling): NewMessage {
  const { session, settings, now } = telling;
  const wanted = isApproval ? new Date(now.getTime() + UNDO_MS) : now;
  const sendAfter = whenToSend(kind, wanted, session.startsAt, quietHoursOf(settings)) ?? wanted;
  return messageOf(kind, telling, { sendAfter, dedup: session.version, was });
}

function reminders(telling: Telling): NewMessage[] {
  const { session, settings, now } = telling;
  const start = session.startsAt.getTime();
  return REMINDERS.filter(({ ahead }) => start - now.getTime() >= ahead * HOUR_MS).map(({ kind, before }) => {
    const wanted = new Date(start - before * HOUR_MS);
    // One within the quiet time is skipped when it is due, so that it can be read why.
    const sendAfter = whenToSend(kind, wanted, session.startsAt, quietHoursOf(settings)) ?? wanted;
    return messageOf(kind, telling, { sendAfter, dedup: session.startsAt.toISOString() });
  });
}

function messageOf(
  kind: NewMessage['kind'],
  { session, settings, recipient, who, now }: Telling,
  { sendAfter, dedup, was }: { sendAfter: Date; dedup: string | number; was?: Date | undefined },
): NewMessage {
  return {
    kind,
    ...recipient,
    text: sessionText(kind, recipient.language, { startsAt: session.startsAt, who, was }, settings),
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
