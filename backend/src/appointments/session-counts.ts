import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** The sessions of a patient, in numbers. */
export interface SessionCounts {
  /** Of the plan, less those that were taken out; else what the record says. */
  planned: number;
  completed: number;
  missed: number;
}

/** How many sessions a patient has, and how many were completed and missed: counted, never stored (reading 45, recovery §1). */
export async function countSessions(em: EntityManager, patientId: string): Promise<SessionCounts | undefined> {
  const { rows } = await sql<SessionCounts>`
    select planned, done as completed, missed_in_all as missed from session_counts where patient_id = ${patientId}`.execute(
    em.getKysely(),
  );
  return rows[0];
}
