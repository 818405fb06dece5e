import type { Pool } from 'pg';
import { isOfDangerSign } from '../../identity/index.js';
import type { DueMessage } from './due-messages.js';

/**
 * Which messages about danger signs still tell the truth: a sign that was answered calls nobody, nor one that was seen since to look at
 * it, nor one of a record that was deleted.
 */
export async function findRelevantTaskMessages(pool: Pool, messages: readonly DueMessage[]): Promise<Set<string>> {
  const ids = messages.filter(({ kind }) => isOfDangerSign(kind)).map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const { rows } = await pool.query<{ id: string }>(
    `select m.id from message m join care_task k on k.id = m.subject_id join recovery_plan r on r.id = k.plan_id
       join patient p on p.id = r.patient_id and p.deleted_at is null
     where m.id = any($1) and k.status <> 'RESOLVED'
       and (m.kind = 'DANGER_SIGN_OVERDUE' or k.acknowledged_at is null or k.acknowledged_at < m.created_at)`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}
