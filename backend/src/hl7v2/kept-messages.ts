import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';

/** A message as it was answered. */
export interface KeptMessage {
  sourceId: string;
  controlId: string;
  event: string;
  body: Buffer;
  /** How it ended, such as AA or AE 101. */
  code: string;
  answer: Buffer;
  patientId: string | null;
}

/** What was answered to the message of a source with this id. */
export interface FormerAnswer {
  hash: Buffer;
  code: string;
  answer: Buffer;
  patientId: string | null;
}

/** The constraint that lets one message of an id be kept, however many come at once. */
export const KEPT_ONCE = 'hl7_message_once';

/** By which one message is told from another, also when its body is no longer kept. */
export const hashOf = (body: Buffer) => createHash('sha256').update(body).digest();

/** The answer to a message that came before; undefined for a new id. */
export async function findAnswer(
  em: EntityManager,
  sourceId: string,
  controlId: string,
): Promise<FormerAnswer | undefined> {
  const { rows } = await sql<FormerAnswer>`select hash, code, answer, patient_id as "patientId" from hl7_message
    where source_id = ${sourceId}::uuid and control_id = ${controlId}`.execute(em.getKysely());
  return rows[0];
}

/** Keeps a message with its answer, in the transaction of what it changed; the constraint above refuses a second of its id. */
export async function keepMessage(em: EntityManager, message: KeptMessage): Promise<void> {
  const { sourceId, controlId, event, body, code, answer, patientId } = message;
  await sql`insert into hl7_message (id, source_id, control_id, event, hash, body, code, answer, patient_id)
    values (${uuidv7()}, ${sourceId}::uuid, ${controlId}, ${event}, ${hashOf(body)}, ${body}, ${code}, ${answer}, ${patientId}::uuid)`.execute(
    em.getKysely(),
  );
}

/** How long what a message said is kept: long enough to look into what went wrong. */
const KEPT = '30 days';

/** Empties old messages; their answers stay, for one that comes again. */
export async function emptyOldMessages(pool: Pool): Promise<void> {
  await pool.query('update hl7_message set body = null where body is not null and received_at < now() - $1::interval', [
    KEPT,
  ]);
}
