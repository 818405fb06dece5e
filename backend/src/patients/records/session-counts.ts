/**
 * Read model of a record's sessions: planned, completed and missed. Reads the view `session_counts` and the tables
 * `appointment` and `recovery_plan` in SQL, without importing the code of scheduling and recovery, which write them.
 */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** Session counts of a patient. */
export interface SessionCounts {
  /** Sessions of the plan without the removed ones; without a plan, the record's number. */
  planned: number;
  completed: number;
  missed: number;
}

/** Counts the open sessions of the live plan by its event ledger; undefined without a live plan of a protocol. */
export async function countAhead(em: EntityManager, patientId: string): Promise<number | undefined> {
  const { rows } = await sql<{
    ahead: number;
  }>`select c.ahead from recovery_plan r cross join lateral plan_counts(r.id) c
    where r.patient_id = ${patientId} and r.status = 'ACTIVE' and r.kind = 'PROTOCOL'`.execute(em.getKysely());
  return rows[0]?.ahead;
}

/**
 * Subquery of the counts of `patient p`. `offset 0` keeps PostgreSQL from aggregating all patients. Has no row for a
 * deleted record without a plan.
 */
export const countsOf = sql`select planned, done, missed_in_all from session_counts where patient_id = p.id offset 0`;

/** The counts as JSON, for every record; a record without sessions has its own planned number. */
export const countedSessions = sql`coalesce((select json_build_object('planned', planned, 'done', done) from (${countsOf}) c),
  json_build_object('planned', p.planned_sessions, 'done', 0))`;

/** Value of `countedSessions`. */
export interface SessionNumbers {
  planned: number;
  done: number;
}

/** Counts a patient's planned, completed and missed sessions. The counts are never stored. */
export async function countSessions(em: EntityManager, patientId: string): Promise<SessionCounts | undefined> {
  const { rows } = await sql<SessionCounts>`
    select planned, done as completed, missed_in_all as missed from session_counts where patient_id = ${patientId}`.execute(
    em.getKysely(),
  );
  return rows[0];
}

/**
 * SQL condition on `appointment a` and `patient p`: a session of the patient, including those deleted with the record.
 */
export const isSessionOf = sql`a.patient_id = p.id and (a.deleted_at is null or a.deleted_at = p.deleted_at)`;

/** SQL expression on `patient p`: the number of its sessions with a status, also of a deleted record. */
export const countWithStatus = (status: 'completed' | 'missed') =>
  sql`(select count(*)::int from appointment a where ${isSessionOf} and a.status = ${sql.lit(status)})`;

/** Returns recovery as completed of planned sessions: a whole per cent from 0 to 100. */
export function recoveryPercent(completed: number, planned: number): number {
  return planned > 0 ? Math.min(100, Math.round((100 * completed) / planned)) : 0;
}

/**
 * `recoveryPercent` in SQL: ids of patients with completed sessions, and their per cent; aggregated once, not per
 * patient.
 */
export const RECOVERY_OF_PATIENTS = `select patient_id, least(100, round(100.0 * done / planned)) as percent
  from session_counts where done > 0`;
