import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Source } from '../../identity/auth/actor.js';

/** The constraint that lets a source call one session so, however many messages come at once. */
export const CALLED_ONCE = 'hl7_appointment_once';

/** By which of its own ids a source calls a session. */
interface Called {
  called: string;
}

/** Over `hl7_appointment h`: the source called it so, or one of the same identifiers that was ended before it, such as under another MSH-4. */
const byOrBefore = ({ sourceId, identifierSystem }: Source) =>
  sql`h.source_id in (select id from hl7_source s where s.id = ${sourceId}::uuid
    or s.identifier_system = ${identifierSystem} and s.ended_at is not null)`;

/** Whether a source calls some session so, whoever has it. */
export async function isCalled(tx: EntityManager, source: Source, { called }: Called): Promise<boolean> {
  const { rows } = await sql`select from hl7_appointment h
    where ${byOrBefore(source)} and h.called = ${called}`.execute(tx.getKysely());
  return rows.length > 0;
}

/** The session that a source calls so; undefined where it is of another patient than the one whom the source calls so. */
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

/** Notes how a source calls a session; the constraint above refuses a second one. */
export async function callSession(
  tx: EntityManager,
  { sourceId }: Source,
  { called, id }: Called & { id: string },
): Promise<void> {
  await sql`insert into hl7_appointment (source_id, called, appointment_id)
    values (${sourceId}::uuid, ${called}, ${id}::uuid)`.execute(tx.getKysely());
}
