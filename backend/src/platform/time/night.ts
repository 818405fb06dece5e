import { addDays, clinicDay, startOfDay } from './clinic-time.js';

/** Returns the next time that is so many minutes after midnight in the clinic. */
export function nightAfter(now: Date, minutes: number): Date {
  const today = clinicDay(now);
  const at = (day: string) => new Date(startOfDay(day).getTime() + minutes * 60_000);
  return at(today) > now ? at(today) : at(addDays(today, 1));
}
