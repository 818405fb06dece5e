/**
 * Recovery as one number wherever it is shown (readings 39, 45): completed of planned sessions, a whole per cent from 0 to 100.
 */
export function recoveryPercent(completed: number, planned: number): number {
  return Math.min(100, Math.round((100 * completed) / planned));
}

/** The same rule in SQL: the ids of patients with completed sessions, and their recovery per cent; read once, not for each patient. */
export const RECOVERY_OF_PATIENTS = `select a.patient_id, least(100, round(100.0 * count(*) / q.planned_sessions)) as percent
  from appointment a join patient q on q.id = a.patient_id
  where a.status = 'completed' and a.deleted_at is null group by a.patient_id, q.planned_sessions`;
