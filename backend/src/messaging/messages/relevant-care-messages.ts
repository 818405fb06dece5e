import type { Pool } from 'pg';
import type { DueMessage } from './due-messages.js';

/**
 * Finds the messages about conversations with patients that are still relevant: CARE_REPLY while something that the clinic wrote is unread,
 * CARE_WAITING while the patient still waits since before it. Not relevant: a conversation of a deleted record.
 */
export async function findRelevantCareMessages(pool: Pool, messages: readonly DueMessage[]): Promise<Set<string>> {
  const ids = messages.filter(({ kind }) => isOfCare(kind)).map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const { rows } = await pool.query<{ id: string }>(
    `select m.id from message m join care_thread t on t.id = m.subject_id
       join patient p on p.id = t.patient_id and p.deleted_at is null
     where m.id = any($1) and case m.kind
       when 'CARE_WAITING' then t.status = 'WAITING' and t.waiting_since <= m.created_at
       else exists (select from care_message c where c.thread_id = t.id and c.author not in ('PATIENT', 'FAMILY')
         and c.read_at is null and c.withdrawn_at is null) end`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Whether a text message is about a conversation between a patient and the care team. */
export const isOfCare = (kind: DueMessage['kind']) => kind === 'CARE_REPLY' || kind === 'CARE_WAITING';
