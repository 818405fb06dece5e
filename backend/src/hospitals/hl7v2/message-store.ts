import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { named } from '../../platform/db/connections/named-statements.js';
import type { About } from './adt.service.js';
import type { Header } from './header.js';

/** A message with its response, to be stored. */
export interface KeptMessage {
  sourceId: string;
  controlId: string;
  /** Which message with this control id of the source it is, counted from the first. */
  occurrence: number;
  event: string;
  body: Buffer;
  /** Result code, such as `AA` or `AE 101`. */
  code: string;
  answer: Buffer;
  /** The patient and session concerned, if known. */
  about: About | undefined;
}

/** Response to an earlier message with the same control id. */
interface FormerAnswer {
  messageId: string;
  hash: Buffer;
  /** Number of messages with this control id so far, including this one. */
  occurrence: number;
  /** Whether the control id is still reserved for this message. */
  ownsId: boolean;
  code: string;
  answer: Buffer;
  patientId: string | null;
}

/** The sender of a message, and the response to an earlier copy. */
export interface Sender {
  sourceId: string;
  name: string;
  identifierSystem: string;
  former: FormerAnswer | undefined;
}

/** Period in which a message's body is kept and its control id reserved. After it a sender's counter may have wrapped around. */
const KEPT = '30 days';

/** Unique constraint on control id and occurrence, also under concurrent messages. */
export const KEPT_ONCE = 'hl7_message_once';

/** Hash that identifies a message after its body was deleted. */
export const hashOf = (body: Buffer) => createHash('sha256').update(body).digest();

type SenderRow = Omit<Sender, 'former'> & (FormerAnswer | { messageId: null });

/**
 * Finds the source that a message names; with it an earlier copy of the message from any time, or else the latest message with its control
 * id. Undefined if no such source is registered.
 */
export async function findSender(
  em: EntityManager,
  { application, facility, controlId }: Pick<Header, 'application' | 'facility' | 'controlId'>,
  hash: Buffer,
): Promise<Sender | undefined> {
  const { rows } =
    await sql<SenderRow>`${named} select s.id as "sourceId", s.name, s.identifier_system as "identifierSystem",
      m.id as "messageId", m.hash, m.occurrence, m.received_at > now() - ${KEPT}::interval as "ownsId", m.code, m.answer,
      m.patient_id as "patientId"
    from hl7_source s left join lateral (
      select * from hl7_message where source_id = s.id and control_id = ${controlId}
      order by hash = ${hash} desc, occurrence desc limit 1
    ) m on true
    where s.application = ${application} and s.facility = ${facility} and s.ended_at is null`.execute(em.getKysely());
  return rows.map(({ sourceId, name, identifierSystem, ...former }) => {
    return { sourceId, name, identifierSystem, former: former.messageId === null ? undefined : former };
  })[0];
}

/** Stores a message with its response in the transaction of its change. The unique constraint rejects a concurrent copy. @returns its id */
export async function keepMessage(em: EntityManager, message: KeptMessage): Promise<string> {
  const { sourceId, controlId, occurrence, event, body, code, answer, about } = message;
  const id = uuidv7();
  await sql`${named} insert into hl7_message (id, source_id, control_id, occurrence, event, hash, body, code, answer, patient_id, appointment_id)
    values (${id}::uuid, ${sourceId}::uuid, ${controlId}, ${occurrence}, ${event}, ${hashOf(body)}, ${body}, ${code}, ${answer},
      ${about?.patientId ?? null}::uuid, ${about?.appointmentId ?? null}::uuid)`.execute(em.getKysely());
  return id;
}

/** A stored message, to be shown or replayed. */
export interface FoundMessage {
  id: string;
  sourceId: string;
  controlId: string;
  receivedAt: Date;
  /** Null after the retention period. */
  body: Buffer | null;
  code: string;
  answer: Buffer;
  patientId: string | null;
  hasSource: boolean;
}

/** Finds a message by id. */
export async function findMessage(em: EntityManager, id: string): Promise<FoundMessage | undefined> {
  const { rows } =
    await sql<FoundMessage>`select m.id, m.source_id as "sourceId", m.control_id as "controlId", m.received_at as "receivedAt", m.body, m.code,
      m.answer, m.patient_id as "patientId", s.ended_at is null as "hasSource"
    from hl7_message m join hl7_source s on s.id = m.source_id where m.id = ${id}::uuid`.execute(em.getKysely());
  return rows.map((row) => ({ ...row, receivedAt: new Date(row.receivedAt) }))[0];
}

/** Updates the response of a message that was not applied. @returns whether it was still unapplied */
export async function answerAnew(
  em: EntityManager,
  { id, code, answer, about }: Pick<KeptMessage, 'code' | 'answer' | 'about'> & { id: string },
): Promise<boolean> {
  const { rows } = await sql`update hl7_message set code = ${code}, answer = ${answer},
      patient_id = ${about?.patientId ?? null}::uuid, appointment_id = ${about?.appointmentId ?? null}::uuid
    where id = ${id}::uuid and code <> 'AA' returning id`.execute(em.getKysely());
  return rows.length > 0;
}

/**
 * Whether the source sent a later message about the same patient or session that was applied. Merges do not count: they contain no newer
 * data.
 */
export async function isOvertaken(
  em: EntityManager,
  id: string,
  { patientId, appointmentId }: About,
): Promise<boolean> {
  const { rows } = await sql`select from hl7_message old join hl7_message later on later.source_id = old.source_id
    where old.id = ${id}::uuid and old.event <> 'A40' and later.event <> 'A40' and later.patient_id = ${patientId}::uuid
      and later.appointment_id is not distinct from ${appointmentId ?? null}::uuid and later.code = 'AA' and (later.received_at, later.id) > (old.received_at, old.id) limit 1`.execute(
    em.getKysely(),
  );
  return rows.length > 0;
}

/** Deletes the bodies of old messages and keeps the responses, for repetitions. */
export async function emptyOldMessages(pool: Pool): Promise<void> {
  await pool.query('update hl7_message set body = null where body is not null and received_at < now() - $1::interval', [
    KEPT,
  ]);
}
