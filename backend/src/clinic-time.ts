import type { MessageLanguage } from './messages/message-language.js';

/** The one time zone of the clinic: days, weeks and local times are its own. */
export const CLINIC_TIME_ZONE = 'Asia/Kolkata';

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: CLINIC_TIME_ZONE, dateStyle: 'short' });

/** The clinic's calendar day at a moment, YYYY-MM-DD. */
export function clinicDay(moment: Date): string {
  return dayFormat.format(moment);
}

// India keeps one offset all year.
const OFFSET = '+05:30';
const DAY_MS = 24 * 3_600_000;

/** Whether a text is a day that exists, YYYY-MM-DD; of the years 1000 to 2999, which every part of the system can write. */
export function isDay(text: string): boolean {
  return /^[12]\d{3}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}

/** The first moment of a clinic day. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00.000${OFFSET}`);
}

/** The last moment of a clinic day, 23:59:59.999 (reading 46). */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + DAY_MS - 1);
}

/** The clinic day so many days later (earlier when negative). */
export function addDays(day: string, days: number): string {
  return clinicDay(new Date(startOfDay(day).getTime() + days * DAY_MS));
}

/** The Monday of a clinic day's week; Sunday belongs to the week that began the Monday before (reading 46). */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** A moment given as YYYY-MM-DDTHH:MM in clinic time (reading 43) or as ISO 8601 with a zone; undefined when it is neither or does not exist. */
export function parseClinicTime(text: string): Date | undefined {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d):\d\d(?::\d\d(?:\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)?$/.exec(text.trim());
  const [, day = '', hour, zone] = parts ?? [];
  // Midnight is 00:00 of the next day: 24:00 would pass otherwise.
  if (!isDay(day) || Number(hour) > 23) return undefined;
  const moment = new Date(text.trim() + (zone ? '' : OFFSET));
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

const PARTS_OF_A_DAY = { timeZone: CLINIC_TIME_ZONE, day: 'numeric', month: 'short', year: 'numeric' } as const;
const momentFormat = new Intl.DateTimeFormat('en-IN', { ...PARTS_OF_A_DAY, hour: 'numeric', minute: '2-digit' });
const spokenDayFormat = new Intl.DateTimeFormat('en-IN', PARTS_OF_A_DAY);
const hindiDayFormat = new Intl.DateTimeFormat('hi-IN-u-nu-latn', { ...PARTS_OF_A_DAY, month: 'long' });
/** Says सुबह or शाम instead of am and pm. */
const hindiTimeFormat = new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
  timeZone: CLINIC_TIME_ZONE,
  hour: 'numeric',
  minute: '2-digit',
  dayPeriod: 'short',
});

/** A clinic day for people: 21 Nov 2026; in Hindi 21 नवंबर 2026. */
export function sayDay(day: string, language: MessageLanguage = 'EN'): string {
  return (language === 'HI' ? hindiDayFormat : spokenDayFormat).format(startOfDay(day));
}

/** A moment for people: 21 Nov 2026, 4:30 pm IST; in Hindi 21 नवंबर 2026, शाम 4:30 बजे. */
export function sayMoment(moment: Date, language: MessageLanguage = 'EN'): string {
  // Together Intl would put को between the two; a time alone comes without its बजे.
  if (language === 'HI') return `${hindiDayFormat.format(moment)}, ${hindiTimeFormat.format(moment)} बजे`;
  return `${momentFormat.format(moment)} IST`;
}
