import type { Pool } from 'pg';
import { isOfDangerSign } from '../../identity/index.js';
import type { DueMessage } from './due-messages.js';

/**
 * Finds the messages about danger signs that are still relevant. Not relevant: a resolved sign, a call to a sign that
 * somebody has acknowledged since (except `DANGER_SIGN_OVERDUE`), and a sign of a deleted record.
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
