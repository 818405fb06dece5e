import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** The sessions of a patient, in numbers. */
export interface SessionCounts {
  /** Of the plan, less those that were taken out; else what the record says. */
  planned: number;
  completed: number;
  missed: number;
}

/** The open sessions of the live plan, as its ledger counts them; undefined without a live plan. */
export async function countAhead(em: EntityManager, patientId: string): Promise<number | undefined> {
  const { rows } = await sql<{
    ahead: number;
  }>`select c.ahead from recovery_plan r cross join lateral plan_counts(r.id) c
    where r.patient_id = ${patientId} and r.status = 'ACTIVE'`.execute(em.getKysely());
  return rows[0]?.ahead;
}

/** Over `patient p`: its counts. By itself, or PostgreSQL would count for everybody; those of a deleted record without a plan it lacks. */
export const countsOf = sql`select planned, done, missed_in_all from session_counts where patient_id = p.id offset 0`;

/** The same as JSON, of every record: one in which nothing took place yet has what it says itself. */
export const countedSessions = sql`coalesce((select json_build_object('planned', planned, 'done', done) from (${countsOf}) c),
  json_build_object('planned', p.planned_sessions, 'done', 0))`;

/** What `countedSessions` holds. */
export interface SessionNumbers {
  planned: number;
  done: number;
}

/** How many sessions a patient has, and how many were completed and missed: counted, never stored (reading 45, recovery §1). */
export async function countSessions(em: EntityManager, patientId: string): Promise<SessionCounts | undefined> {
  const { rows } = await sql<SessionCounts>`
    select planned, done as completed, missed_in_all as missed from session_counts where patient_id = ${patientId}`.execute(
    em.getKysely(),
  );
  return rows[0];
}
