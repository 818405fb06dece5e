/** The one time zone of the clinic: days, weeks and local times are its own. */
export const CLINIC_TIME_ZONE = 'Asia/Kolkata';

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: CLINIC_TIME_ZONE, dateStyle: 'short' });

/** The clinic's calendar day at a moment, YYYY-MM-DD. */
export function clinicDay(moment: Date): string {
  return dayFormat.format(moment);
}
