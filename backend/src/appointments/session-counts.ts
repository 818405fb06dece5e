import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** How many sessions of a patient were completed and missed: counted from the appointments, never stored (reading 45). */
export async function countSessions(
  em: EntityManager,
  patientId: string,
): Promise<{ completed: number; missed: number }> {
  const { rows } = await sql<{ completed: number; missed: number }>`
    select count(*) filter (where status = 'completed')::int as completed, count(*) filter (where status = 'missed')::int as missed
    from appointment where patient_id = ${patientId} and deleted_at is null`.execute(em.getKysely());
  return rows[0] ?? { completed: 0, missed: 0 };
}
