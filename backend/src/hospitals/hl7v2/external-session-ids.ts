import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Source } from '../../platform/access/actor.js';

/** Unique constraint: a source gives an id to one session only, also under concurrent messages. */
export const CALLED_ONCE = 'hl7_appointment_once';

/** The source's own id of a session. */
interface Called {
  called: string;
}

/** SQL condition on `hl7_appointment h`: the id is from this source, or from an earlier, ended source with the same identifier system. */
const byOrBefore = ({ sourceId, identifierSystem }: Source) =>
  sql`h.source_id in (select id from hl7_source s where s.id = ${sourceId}::uuid
    or s.identifier_system = ${identifierSystem} and s.ended_at is not null)`;

/** Whether a source has used an id for a session of any patient. */
export async function isCalled(tx: EntityManager, source: Source, { called }: Called): Promise<boolean> {
  const { rows } = await sql`select from hl7_appointment h
    where ${byOrBefore(source)} and h.called = ${called}`.execute(tx.getKysely());
  return rows.length > 0;
}

/** Finds the session with a source's id; undefined if it belongs to another patient than the message. */
export async function findCalled(
  tx: EntityManager,
  source: Source,
  { called, patient }: Called & { patient: string },
): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string;
  }>`select a.id from hl7_appointment h join appointment a on a.id = h.appointment_id
      join patient_identifier i on i.patient_id = a.patient_id
    where ${byOrBefore(source)} and h.called = ${called} and i.system = ${source.identifierSystem} and i.value = ${patient}
      and i.deleted_at is null`.execute(tx.getKysely());
  return rows[0]?.id;
}

/** Stores a source's id of a session. The unique constraint rejects a second session with the same id. */
export async function callSession(
  tx: EntityManager,
  { sourceId }: Source,
  { called, id }: Called & { id: string },
): Promise<void> {
  await sql`insert into hl7_appointment (source_id, called, appointment_id)
    values (${sourceId}::uuid, ${called}, ${id}::uuid)`.execute(tx.getKysely());
}
