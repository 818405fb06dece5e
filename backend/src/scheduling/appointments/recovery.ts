/**
 * Recovery as one number wherever it is shown (readings 39, 45): completed of planned sessions, a whole per cent from 0 to 100.
 */
export function recoveryPercent(completed: number, planned: number): number {
  return planned > 0 ? Math.min(100, Math.round((100 * completed) / planned)) : 0;
}

/** The same rule in SQL: the ids of patients with completed sessions, and their recovery per cent; read once, not for each patient. */
export const RECOVERY_OF_PATIENTS = `select patient_id, least(100, round(100.0 * done / planned)) as percent
  from session_counts where done > 0`;
