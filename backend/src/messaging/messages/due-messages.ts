import type { Pool } from 'pg';
import type { MessageKind, MessageLanguage } from '../../identity/index.js';
import type { MessageStatus } from './message.entity.js';
import { recipientOf } from './recipient.js';
import type { PresentSession } from './message-relevance.js';

/** Messages per batch of a process. */
export const AT_ONCE = 20;

/** A message that this process has claimed. */
export interface DueMessage {
  id: string;
  kind: MessageKind;
  language: MessageLanguage;
  to: string;
  text: string;
  subjectId: string;
  sessionStart: Date | null;
  attempts: number;
  /** Time of the claim, by the database clock. */
  takenAt: Date;
}

/** Result of a delivery attempt. */
export interface Outcome {
  status: Extract<MessageStatus, 'QUEUED' | 'SENT' | 'FAILED' | 'SKIPPED'>;
  /** Number of attempts so far. */
  attempts: number;
  /** Time of the next attempt, if the message stays queued. */
  sendAfter?: Date;
  error?: string;
}

/** Current time: of the database, or a test's. */
const NOW = 'coalesce($1::timestamptz, clock_timestamp())';

/**
 * Claims due messages and counts the attempt, in one statement that skips locked rows. If the process crashes, the
 * lease expires and another one sends the messages with the same ids: delivery is at least once.
 */
export async function claimDueMessages(pool: Pool, now: Date | undefined): Promise<DueMessage[]> {
  const { rows } = await pool.query<DueMessage>(
    `with due as materialized (
       select id from message where status = 'QUEUED' and send_after <= ${NOW} and (lease_until is null or lease_until <= ${NOW})
       order by send_after for update skip locked limit ${AT_ONCE})
     update message m set attempts = m.attempts + 1, lease_until = ${NOW} + interval '60 seconds'
     from due where m.id = due.id
     returning m.id, m.kind, m.language, m.recipient as "to", m.text, m.subject_id as "subjectId",
       m.session_start as "sessionStart", m.attempts, ${NOW} as "takenAt"`,
    [now],
  );
  return rows;
}

/**
 * Saves the result of a message, its recipient and text as sent, and for a sent one what the patient now knows of the
 * session. Does nothing if the lease expired and another process claimed it. Keeps a delivery receipt that arrived
 * before the gateway's response.
 */
export async function noteOutcome(
  pool: Pool,
  message: DueMessage,
  outcome: Outcome,
  { now, session }: { now: Date | undefined; session: PresentSession | undefined },
): Promise<void> {
  const { status, attempts, sendAfter, error } = outcome;
  const { subjectId } = message;
  const told = status === 'SENT' && session ? session : undefined;
  await pool.query(
    `with noted as (update message set
       status = case when status = 'QUEUED' then $4 else status end,
       error = case when status = 'QUEUED' then $7 else error end,
       attempts = $5, send_after = coalesce($6, send_after), lease_until = null,
       language = $8, text = case when recipient = '' then text else $9 end,
       recipient = case when recipient = '' then recipient else $10 end,
       sent_at = case when $4 = 'SENT' then ${NOW} end
     where id = $2 and attempts = $3 and lease_until is not null returning id)
     insert into known_session (appointment_id, status, starts_at, physiotherapist_id, version)
     select $11::uuid, $12::text, $13::timestamptz, $14::uuid, $15::integer from noted where $12::text is not null
     on conflict (appointment_id) do update set status = excluded.status, starts_at = excluded.starts_at,
       physiotherapist_id = excluded.physiotherapist_id, version = excluded.version
     where known_session.version <= excluded.version`,
    [
      now,
      message.id,
      message.attempts,
      status,
      attempts,
      sendAfter,
      error,
      message.language,
      message.text,
      message.to,
      subjectId,
      told?.status,
      told?.startsAt,
      told?.physiotherapistId,
      told?.version,
    ],
  );
}

/** Releases messages without an attempt: undoes the count, and they are due at once. */
export async function releaseMessages(pool: Pool, messages: DueMessage[]): Promise<void> {
  await pool.query(
    `update message m set attempts = m.attempts - 1, lease_until = null
     from unnest($1::uuid[], $2::int[]) as taken (id, attempts)
     where m.id = taken.id and m.attempts = taken.attempts and m.lease_until is not null`,
    [messages.map(({ id }) => id), messages.map(({ attempts }) => attempts)],
  );
}

/**
 * Finds the current number of each message that is not about a session, by message id: the account's or the patient's.
 * A message without either, such as to a former number, keeps its own.
 */
export async function findPresentNumbers(pool: Pool, messages: DueMessage[]): Promise<Map<string, string | null>> {
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
export async function findPresentSessions(pool: Pool, messages: DueMessage[]): Promise<Map<string, PresentSession>> {
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
