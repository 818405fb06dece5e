import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/**
 * Joins the conversations of two records of one patient, which the caller has locked. If both have one, the messages of the first move to the
 * second, who waits if either does, since the earlier of both times; the assignee is that of the second, else of the first.
 */
export async function mergeThreads(tx: EntityManager, from: string, into: string): Promise<void> {
  const db = tx.getKysely();
  await sql`update care_thread t set patient_id = ${into}::uuid where t.patient_id = ${from}::uuid
    and not exists (select from care_thread o where o.patient_id = ${into}::uuid)`.execute(db);
  const pair = sql`goes.patient_id = ${from}::uuid and stays.patient_id = ${into}::uuid`;
  await sql`update care_message m set thread_id = stays.id from care_thread goes, care_thread stays
    where ${pair} and m.thread_id = goes.id`.execute(db);
  await sql`update message m set subject_id = stays.id from care_thread goes, care_thread stays
    where ${pair} and m.subject_id = goes.id and m.kind in ('CARE_REPLY', 'CARE_WAITING')`.execute(db);
  await sql`update care_thread stays set
      status = case when 'WAITING' in (stays.status, goes.status) then 'WAITING'
        when 'ANSWERED' in (stays.status, goes.status) then 'ANSWERED' else 'CLOSED' end,
      waiting_since = least(stays.waiting_since, goes.waiting_since),
      told_since = case when goes.waiting_since < stays.waiting_since or stays.waiting_since is null then goes.told_since else stays.told_since end,
      closed_at = greatest(stays.closed_at, goes.closed_at),
      last_message_at = greatest(stays.last_message_at, goes.last_message_at),
      assignee_id = coalesce(stays.assignee_id, goes.assignee_id), version = greatest(stays.version, goes.version) + 1
    from care_thread goes where ${pair}`.execute(db);
  await sql`delete from care_thread goes using care_thread stays where ${pair}`.execute(db);
}
