import { sql, type RawBuilder } from 'kysely';
import type { Pool } from 'pg';
import {
  type AttemptOutcome,
  isOfSeries,
  type MessageChannel,
  type MessageKind,
  type MessageLanguage,
  type MessageTry,
  type ProviderName,
} from '../../identity/index.js';
import { type ClaimedRow, type Lease, UNCOUNTED } from '../../platform/jobs/lease.js';
import type { LeasedQueue } from '../../platform/jobs/leased-job.js';
import { nextAttempt } from '../../platform/jobs/retry-table.js';
import type { MessageStatus } from './message.entity.js';
import { recipientOf } from './recipient.js';
import type { PresentSession } from './message-relevance.js';

/** A message that this process has claimed. */
export interface DueMessage extends ClaimedRow {
  kind: MessageKind;
  channel: MessageChannel;
  language: MessageLanguage;
  to: string;
  text: string;
  subjectId: string;
  sessionStart: Date | null;
  /** Values of the text in the order of their places; null of a message from before they were stored. */
  values: string[] | null;
  /** Providers that gave no answer at former tries; named once for each of them. */
  silent: string[];
  /** How former tries by WhatsApp ended. */
  byWhatsApp: AttemptOutcome[];
  /** Of an e-mail, what is written or attached when it is handed over. */
  content: Record<string, unknown> | null;
}

/** Result of a delivery attempt. */
export interface Outcome {
  status: Extract<MessageStatus, 'QUEUED' | 'SENT' | 'FAILED' | 'SKIPPED'>;
  /** Whether nothing was sent, so that no attempt is counted. */
  isUncounted?: boolean;
  /** Time of the next attempt, if the message stays queued. */
  sendAfter?: Date;
  error?: string;
  /** Tries to hand it over, of this attempt. */
  tries?: readonly MessageTry[];
  /** Of a message that was taken, its parts and what they cost. */
  taken?: { provider: string; parts: number; costMilliPaise: number | null };
}

/** The queued texts whose time has come. */
export const dueMessages: LeasedQueue = {
  name: 'texts',
  table: 'message',
  waiting: 'QUEUED',
  dueSince: sql`r.send_after`,
  columns: sql`r.kind, r.channel, r.content, r.language, r.recipient as "to", r.text, r.subject_id as "subjectId", r.session_start as "sessionStart", r.text_values as "values",
    array(select t.provider from message_try t where t.message_id = r.id and t.outcome = 'UNKNOWN' order by t.id) as silent,
    array(select t.outcome from message_try t where t.message_id = r.id and t.channel = 'WHATSAPP' order by t.id) as "byWhatsApp"`,
  dates: ['sessionStart'],
  order: sql`r.send_after`,
  batch: 20,
  of: sql`r.channel <> 'EMAIL'`,
  isDue: ({ now }) => sql`r.send_after <= ${now}`,
};

/** The queued e-mails whose time has come: no text waits until they are written. */
export const dueEmails: LeasedQueue = {
  ...dueMessages,
  name: 'emails',
  of: sql`r.channel = 'EMAIL'`,
  batch: 2,
};

/** Returns the result of a failed attempt: one more after a wait, or none. */
export function failedAttempt(
  { takenAt, attempts }: Pick<DueMessage, 'takenAt' | 'attempts'>,
  error: string,
  waits: readonly number[],
): Outcome {
  const sendAfter = nextAttempt(takenAt, attempts, waits);
  return sendAfter ? { status: 'QUEUED', error, sendAfter } : { status: 'FAILED', error };
}

/**
 * Saves the result of a message with its tries, its recipient and text as sent, and for a sent one what the patient now knows of the
 * session. Keeps a delivery receipt that arrived before the gateway's response. @throws LeaseLost
 */
export async function noteOutcome(
  lease: Lease<DueMessage>,
  { language, text, values, to }: DueMessage,
  outcome: Outcome,
  session: PresentSession | undefined,
): Promise<void> {
  const { status, isUncounted, sendAfter, error, taken, tries = [] } = outcome;
  const last = tries.at(-1)?.provider;
  // What WhatsApp says did not arrive before we noted that it was taken goes as a text message.
  const isByMeta = taken?.provider === 'meta' ? sql`true` : sql`false`;
  const noted = lease.ending(sql`
    status = case when status = 'QUEUED' then ${status} when ${isByMeta} and status = 'FAILED' and recipient <> '' then 'QUEUED' else status end,
    error = case when status = 'QUEUED' then ${error ?? null} else error end,
    send_after = coalesce(${sendAfter ?? null}::timestamptz, send_after), language = ${language},
    text = case when recipient = '' then text else ${text} end,
    text_values = case when recipient = '' then text_values else ${values}::text[] end,
    channel = coalesce(${last ? channelOf(last) : null}, channel), provider = coalesce(${taken?.provider ?? null}, provider), parts = parts + ${taken?.parts ?? 0},
    cost_milli_paise = coalesce(${taken?.costMilliPaise ?? null}::bigint, cost_milli_paise),
    recipient = case when recipient = '' then recipient else ${to} end,
    sent_at = ${status === 'SENT' ? lease.now : sql`null`}${isUncounted ? sql`, ${UNCOUNTED}` : sql``}`);
  const known = status === 'SENT' ? nowKnown(lease.row, session) : undefined;
  await lease.write(sql`with noted as (${noted}), tried as (${insertTries(tries)})${known ? sql`, known as (${known})` : sql``}
    select id from noted`);
}

/** Channel of a provider. */
const channelOf = (provider: ProviderName): MessageChannel =>
  provider === 'smtp' ? 'EMAIL' : provider === 'meta' ? 'WHATSAPP' : 'SMS';

/** SQL that adds the tries of the row `noted`, in their order. */
function insertTries(tries: readonly MessageTry[]): RawBuilder<unknown> {
  const rows = tries.map(({ at, provider, outcome, code, reference }) => {
    const channel = channelOf(provider);
    return { at, channel, provider, outcome, code, reference };
  });
  return sql`insert into message_try (message_id, at, channel, provider, outcome, code, reference)
    select noted.id, t.at, t.channel, t.provider, t.outcome, t.code, t.reference from noted cross join
      jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (at timestamptz, channel text, provider text, outcome text, code text, reference text)`;
}

/** SQL that stores what the patient knows once the row `noted` is sent; none of a message that is not about sessions. */
function nowKnown(
  { kind, subjectId }: DueMessage,
  session: PresentSession | undefined,
): RawBuilder<unknown> | undefined {
  if (isOfSeries(kind))
    return sql`${INTO_KNOWN}
      select a.id, a.status, a.starts_at, a.physiotherapist_id, a.version from noted, appointment a
      where a.series_id = ${subjectId}::uuid and a.deleted_at is null and a.status in ('scheduled', 'canceled')
        and not exists (select from message m where m.subject_id = a.id and starts_with(m.kind, 'SESSION_') and m.status = 'QUEUED')
      ${UNLESS_NEWER}`;
  return (
    session &&
    sql`${INTO_KNOWN}
      select ${subjectId}::uuid, ${session.status}::text, ${session.startsAt}::timestamptz,
        ${session.physiotherapistId}::uuid, ${session.version}::integer from noted
      ${UNLESS_NEWER}`
  );
}

const INTO_KNOWN = sql`insert into known_session (appointment_id, status, starts_at, physiotherapist_id, version)`;
const UNLESS_NEWER = sql`on conflict (appointment_id) do update set status = excluded.status, starts_at = excluded.starts_at,
        physiotherapist_id = excluded.physiotherapist_id, version = excluded.version
      where known_session.version <= excluded.version`;

/**
 * Finds the current number of each message that is not about a session, by message id: the account's or the patient's.
 * A message without either, such as to a former number, keeps its own.
 */
export async function findPresentNumbers(
  pool: Pool,
  messages: readonly DueMessage[],
): Promise<Map<string, string | null>> {
  const ids = messages.filter(({ sessionStart }) => !sessionStart).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<{ id: string; phone: string | null }>(
    `select m.id, case when m.account_id is not null then a.phone else coalesce(p.contact_phone, u.phone) end as phone
     from message m left join app_user a on a.id = m.account_id
       left join patient p on p.id = m.patient_id left join app_user u on u.id = p.user_id
     where m.id = any($1) and (m.account_id is not null or m.patient_id is not null)`,
    [ids],
  );
  return new Map(rows.map(({ id, phone }) => [id, recipientOf(phone, null)?.to ?? null]));
}

interface SessionRow extends Omit<PresentSession, 'recipient' | 'who'> {
  id: string;
  phone: string | null;
  language: string | null;
  whoTreats: string | null;
}

/** Finds the current state of the messages' sessions. */
export async function findPresentSessions(
  pool: Pool,
  messages: readonly DueMessage[],
): Promise<Map<string, PresentSession>> {
  const ids = messages.filter(({ sessionStart }) => sessionStart).map(({ subjectId }) => subjectId);
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<SessionRow>(
    `select a.id, a.status, a.starts_at as "startsAt", a.version, a.physiotherapist_id as "physiotherapistId", coalesce(u.reminders, true) as "wantsReminders",
       coalesce(p.contact_phone, u.phone) as phone, u.language, t.name as "whoTreats",
       (select m.id from message m where m.subject_id = a.id and starts_with(m.kind, 'SESSION_')
        order by m.created_at desc, m.id desc limit 1) as "lastTold"
     from appointment a join patient p on p.id = a.patient_id left join app_user u on u.id = p.user_id
       left join physiotherapist t on t.id = a.physiotherapist_id
     where a.id = any($1) and a.deleted_at is null`,
    [ids],
  );
  return new Map(
    rows.map(({ id, phone, language, whoTreats, ...session }) => [
      id,
      { ...session, recipient: recipientOf(phone, language), who: whoTreats ?? undefined },
    ]),
  );
}
