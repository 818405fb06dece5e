/**
 * Recovery as one number wherever it is shown (readings 39, 45): completed of planned sessions, a whole per cent from 0 to 100.
 * `RECOVERY_PERCENT_SQL` is the same rule for filters.
 */
export function recoveryPercent(completed: number, planned: number): number {
  return Math.min(100, Math.round((100 * completed) / planned));
}

/** The same rule in SQL, over `patient p`. */
export const RECOVERY_PERCENT_SQL = `least(100, round(100.0 * (
  select count(*) from appointment a where a.patient_id = p.id and a.status = 'completed' and a.deleted_at is null) / p.planned_sessions))`;
