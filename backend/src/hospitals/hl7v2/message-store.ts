import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { named } from '../../platform/db/named-statements.js';
import type { About } from './adt.service.js';
import type { Header } from './header.js';

/** A message as it was answered. */
export interface KeptMessage {
  sourceId: string;
  controlId: string;
  /** Which message of its source with this id it is. */
  occurrence: number;
  event: string;
  body: Buffer;
  /** How it ended, such as AA or AE 101. */
  code: string;
  answer: Buffer;
  /** Of whom it was, and of which session, once that is known. */
  about: About | undefined;
}

/** What was answered to a message of a source with this id. */
interface FormerAnswer {
  messageId: string;
  hash: Buffer;
  /** How many messages of the source had this id until then, itself among them. */
  occurrence: number;
  /** Whether its id is still its own: another message may not have it. */
  ownsId: boolean;
  code: string;
  answer: Buffer;
  patientId: string | null;
}

/** Who sends a message, and what it was answered when it came before. */
export interface Sender {
  sourceId: string;
  name: string;
  identifierSystem: string;
  former: FormerAnswer | undefined;
}

/** How long what a message said is kept, and its id its own: after that, a counter of the sender may have come round. */
const KEPT = '30 days';

/** The constraint that lets one message of an id and an occurrence be kept, however many come at once. */
export const KEPT_ONCE = 'hl7_message_once';

/** By which one message is told from another, also when its body is no longer kept. */
export const hashOf = (body: Buffer) => createHash('sha256').update(body).digest();

type SenderRow = Omit<Sender, 'former'> & (FormerAnswer | { messageId: null });

/**
 * Who sends, with the same message where it came before, whenever that was; otherwise with the last one of its id. Undefined where no
 * admin registered a source that calls itself so.
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

/** Keeps a message with its answer, in the transaction of what it changed; the constraint above refuses a second of its id at once. @returns its own id */
export async function keepMessage(em: EntityManager, message: KeptMessage): Promise<string> {
  const { sourceId, controlId, occurrence, event, body, code, answer, about } = message;
  const id = uuidv7();
  await sql`${named} insert into hl7_message (id, source_id, control_id, occurrence, event, hash, body, code, answer, patient_id, appointment_id)
    values (${id}::uuid, ${sourceId}::uuid, ${controlId}, ${occurrence}, ${event}, ${hashOf(body)}, ${body}, ${code}, ${answer},
      ${about?.patientId ?? null}::uuid, ${about?.appointmentId ?? null}::uuid)`.execute(em.getKysely());
  return id;
}

/** A message that is looked at, or applied again. */
export interface FoundMessage {
  id: string;
  sourceId: string;
  controlId: string;
  receivedAt: Date;
  /** Null: it was emptied. */
  body: Buffer | null;
  code: string;
  answer: Buffer;
  patientId: string | null;
  hasSource: boolean;
}

/** A message by its id. */
export async function findMessage(em: EntityManager, id: string): Promise<FoundMessage | undefined> {
  const { rows } =
    await sql<FoundMessage>`select m.id, m.source_id as "sourceId", m.control_id as "controlId", m.received_at as "receivedAt", m.body, m.code,
      m.answer, m.patient_id as "patientId", s.ended_at is null as "hasSource"
    from hl7_message m join hl7_source s on s.id = m.source_id where m.id = ${id}::uuid`.execute(em.getKysely());
  return rows.map((row) => ({ ...row, receivedAt: new Date(row.receivedAt) }))[0];
}

/** Answers a message anew that was not applied. @returns whether it was still to be applied */
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
 * Whether the source of a message said something newer of the same patient, or of the same session, which was applied: a merge says nothing
 * of them, and takes nothing newer back.
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

/** Empties old messages; their answers stay, for one that comes again. */
export async function emptyOldMessages(pool: Pool): Promise<void> {
  await pool.query('update hl7_message set body = null where body is not null and received_at < now() - $1::interval', [
    KEPT,
  ]);
}
