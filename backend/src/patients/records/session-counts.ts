/**
 * Read model of a record's sessions: how many were planned, completed and missed. It reads the view `session_counts`, and the tables
 * `appointment` and `recovery_plan`, which scheduling and recovery write, in SQL; it imports none of their code.
 */
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

/** Over `appointment a` and `patient p`: sessions that were deleted with their record are still its sessions. */
export const isSessionOf = sql`a.patient_id = p.id and (a.deleted_at is null or a.deleted_at = p.deleted_at)`;

/** Over `patient p`: the number of its sessions with a status, also of a deleted record. */
export const countWithStatus = (status: 'completed' | 'missed') =>
  sql`(select count(*)::int from appointment a where ${isSessionOf} and a.status = ${sql.lit(status)})`;

/**
 * Recovery as one number wherever it is shown (readings 39, 45): completed of planned sessions, a whole per cent from 0 to 100.
 */
export function recoveryPercent(completed: number, planned: number): number {
  return planned > 0 ? Math.min(100, Math.round((100 * completed) / planned)) : 0;
}

/** The same rule in SQL: the ids of patients with completed sessions, and their recovery per cent; read once, not for each patient. */
export const RECOVERY_OF_PATIENTS = `select patient_id, least(100, round(100.0 * done / planned)) as percent
  from session_counts where done > 0`;
