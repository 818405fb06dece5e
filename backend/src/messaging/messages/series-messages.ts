import type { EntityManager } from '@mikro-orm/postgresql';
import type { MessageKind, MessageLanguage } from '../../identity/index.js';
import {
  type ClinicSettings,
  loadSettings,
  messageContent,
  sayCalledOff,
  sayChangedInPart,
  saySameTimes,
  sayTimeOfDay,
  sayWhen,
  sayWho,
  sayWithWho,
} from '../../clinic/index.js';
import type { SeriesBooked, SeriesChanged } from '../../scheduling/index.js';
import { clinicTimeOfDay } from '../../platform/time/clinic-time.js';
import {
  findSeriesSessions,
  lockUntoldSeries,
  noteKnownSessions,
  type SeriesSession,
  skipQueuedOfSeries,
} from './known-series.js';
import { type NewMessage, queueMessages } from './queue-messages.js';
import { quietHoursOf, whenToSend } from './quiet-hours.js';
import { findRecipient, type Recipient } from './recipient.js';
import { reminders } from './session-messages.js';

/** Common data of the messages about a series. */
interface Telling {
  seriesId: string;
  patientId: string;
  settings: ClinicSettings;
  recipient: Recipient;
  now: Date;
  holdSeconds: number;
}

/** Notifies a patient of an open clinic of a booked series by one message, and queues the reminders of its sessions. */
export async function notifyOfSeries(
  tx: EntityManager,
  { seriesId, sessions, now }: SeriesBooked,
  holdSeconds: number,
): Promise<void> {
  const [first] = sessions;
  const settings = await loadSettings(tx);
  if (!first || !settings.openedAt) return;
  // Agreed with the patient: later messages start from these times.
  await noteKnownSessions(tx, sessions);
  const patientId = first.patient.id;
  const recipient = await findRecipient(tx, patientId);
  if (!recipient) return;
  const booked = await findSeriesSessions(tx, seriesId, now);
  const telling = { seriesId, patientId, settings, recipient, now, holdSeconds };
  const who = booked[0]?.who ?? undefined;
  const later = sessions.flatMap((session) => reminders({ session, settings, recipient, who, now }));
  await queueMessages(tx, [bookedMessage(telling, booked, [seriesId]), ...later]);
}

/**
 * Notifies a patient of an open clinic by one message that sessions of a series were moved, reassigned or canceled, compared with what the
 * patient knows: what is undone within the hold tells nobody. It replaces the messages that are still queued.
 */
export async function notifyOfSeriesChange(
  tx: EntityManager,
  { seriesId, changes, now }: SeriesChanged,
  holdSeconds: number,
): Promise<void> {
  const [first] = changes;
  const settings = await loadSettings(tx);
  if (!first || !settings.openedAt) return;
  const changed = changes.map(({ session }) => session);
  const isUntold = await lockUntoldSeries(tx, seriesId, new Date(now.getTime() - holdSeconds * 1_000));
  await skipQueuedOfSeries(tx, seriesId, changed);
  const patientId = first.session.patient.id;
  const recipient = await findRecipient(tx, patientId);
  if (isUntold || !recipient) await noteKnownSessions(tx, changed);
  if (!recipient) return;
  const sessions = await findSeriesSessions(tx, seriesId, now);
  const telling = { seriesId, patientId, settings, recipient, now, holdSeconds };
  const dedup = [seriesId, first.session.id, first.session.version];
  const scheduled = sessions.filter(({ status }) => status === 'scheduled');
  const different = sessions.filter(isDifferent);
  const told = isUntold
    ? scheduled.length > 0 && bookedMessage(telling, scheduled, dedup)
    : different.length > 0 && changedMessage(telling, different, dedup);
  const whoOf = new Map(sessions.map(({ id, who }) => [id, who ?? undefined]));
  const agreed = changed.filter(({ status }) => status === 'scheduled');
  const later = agreed.flatMap((session) =>
    reminders({ session, settings, recipient, who: whoOf.get(session.id), now }),
  );
  await queueMessages(tx, [...(told ? [told] : []), ...later]);
}

/** Whether a session differs from what the patient knows; one that nobody treats for now does not. */
function isDifferent({ known, ...present }: SeriesSession): boolean {
  if (!known || known.status !== present.status) return known !== null;
  if (present.status !== 'scheduled') return false;
  const isSomebodyElse =
    known.physiotherapistId && present.physiotherapistId && known.physiotherapistId !== present.physiotherapistId;
  return isMoved({ known, ...present }) || Boolean(isSomebodyElse);
}

const isMoved = ({ known, startsAt }: SeriesSession) =>
  known !== null && known.startsAt.getTime() !== startsAt.getTime();

const startOf = ({ known, startsAt }: SeriesSession) => known?.startsAt ?? startsAt;

function bookedMessage(telling: Telling, sessions: readonly SeriesSession[], dedup: (string | number)[]): NewMessage {
  const { language } = telling.recipient;
  const starts = sessions.map(({ startsAt }) => startsAt).toSorted((one, other) => one.getTime() - other.getTime());
  const [first, last] = [starts[0] ?? telling.now, starts.at(-1) ?? telling.now];
  return messageOf('SERIES_BOOKED', first, telling, dedup, {
    count: String(sessions.length),
    when: sayWhen(first, language),
    until: sayWhen(last, language),
    who: sayWho(sessions[0]?.who ?? undefined, language),
  });
}

function changedMessage(telling: Telling, sessions: readonly SeriesSession[], dedup: (string | number)[]): NewMessage {
  const { language } = telling.recipient;
  const starts = sessions.map(startOf).toSorted((one, other) => one.getTime() - other.getTime());
  const first = starts[0] ?? telling.now;
  return messageOf('SERIES_CHANGED', first, telling, dedup, {
    count: String(sessions.length),
    was: sayWhen(first, language),
    ...presentState(sessions, language),
  });
}

/** Values `now` and `who` of sessions that changed: one time and name for all of them, or that they differ. */
function presentState(sessions: readonly SeriesSession[], language: MessageLanguage): { now: string; who: string } {
  const canceled = sessions.filter(({ status }) => status === 'canceled');
  if (canceled.length === sessions.length) return sayCalledOff(language);
  const times = new Set(sessions.map(({ startsAt }) => clinicTimeOfDay(startsAt)));
  const [first] = sessions;
  const isSame = !sessions.some(isMoved);
  if (canceled.length > 0 || !first || (times.size > 1 && !isSame)) return sayChangedInPart(language);
  const names = new Set(sessions.map(({ who }) => who));
  return {
    now: isSame ? saySameTimes(language) : sayTimeOfDay(first.startsAt, language),
    who: sayWithWho(names.size === 1 ? (first.who ?? undefined) : undefined, language),
  };
}

function messageOf(
  kind: Extract<MessageKind, `SERIES_${string}`>,
  first: Date,
  { seriesId, patientId, settings, recipient, now, holdSeconds }: Telling,
  dedup: (string | number)[],
  values: Record<string, string>,
): NewMessage {
  const general = { clinic: settings.name, phone: settings.phones[0] ?? '' };
  const end = new Date(now.getTime() + holdSeconds * 1_000);
  // A series that begins within the hold is told at once.
  const wanted = end < first ? end : now;
  return {
    kind,
    ...recipient,
    ...messageContent(kind, recipient.language, { ...general, ...values }),
    patientId,
    subjectId: seriesId,
    createdAt: now,
    sendAfter: whenToSend(kind, wanted, first, quietHoursOf(settings)) ?? wanted,
    dedup,
  };
}
