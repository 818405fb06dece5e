import { clinicDay } from '../clinic-time.js';
import type { CheckRow } from '../recovery/today.queries.js';

/**
 * Whether the danger signs were asked before this moment, on its clinic day, and after every answer of a doctor to an earlier sign: nobody
 * exercises unscreened (recovery §5).
 */
export function isScreened(at: Date, checks: readonly CheckRow[], resolved: readonly string[]): boolean {
  const day = clinicDay(at);
  const answered = resolved.filter((moment) => new Date(moment) <= at).length;
  return checks.some((check) => check.day === day && new Date(check.at) <= at && check.tasksBefore >= answered);
}
