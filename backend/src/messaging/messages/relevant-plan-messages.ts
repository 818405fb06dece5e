import type { Pool } from 'pg';
import { isOfPlan } from '../../identity/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { DueMessage } from './due-messages.js';

/**
 * Finds the messages about plans that are still relevant: of a plan in progress, whose record is not deleted. A reminder also needs the
 * consent, its day (the end of its deduplication key), a day without entries, and no open danger sign.
 */
export async function findRelevantPlanMessages(pool: Pool, messages: readonly DueMessage[]): Promise<Set<string>> {
  const ofPlans = messages.filter(({ kind }) => isOfPlan(kind));
  const [first] = ofPlans;
  if (!first) return new Set();
  const { rows } = await pool.query<{ id: string }>(
    `select m.id from message m join recovery_plan r on r.id = m.subject_id and r.status = 'ACTIVE'
       join patient p on p.id = r.patient_id and p.deleted_at is null
     where m.id = any($1) and (m.kind <> 'CHECK_IN' or right(m.dedup_key, 10) = $2
       and (select c.given from consent c where c.account_id = p.user_id and c.purpose = 'REMINDERS' order by c.at desc limit 1)
       and not exists (select from entry e where e.plan_id = r.id and e.day = $2::date)
       and not exists (select from care_task k where k.plan_id = r.id and k.status <> 'RESOLVED'))`,
    [ofPlans.map(({ id }) => id), clinicDay(first.takenAt)],
  );
  return new Set(rows.map(({ id }) => id));
}
