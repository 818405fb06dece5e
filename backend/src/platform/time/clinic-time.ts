import { sourceLanguage, type AnswerLanguage } from '../languages/request-language.js';
import { inLanguages as answers } from '../generated-messages/answers.js';
import { languages } from '../generated-messages/languages.js';

/** Time zone of the clinic, for days, weeks and local times. */
export const CLINIC_TIME_ZONE = 'Asia/Kolkata';

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: CLINIC_TIME_ZONE, dateStyle: 'short' });

/** Returns the clinic day of a timestamp, YYYY-MM-DD. */
export function clinicDay(moment: Date): string {
  return dayFormat.format(moment);
}

/** Returns the time of day of a timestamp at the clinic, HH:MM. */
export function clinicTimeOfDay(moment: Date): string {
  return new Date(moment.getTime() + 330 * 60_000).toISOString().slice(11, 16);
}

// India has no daylight saving time.
const OFFSET = '+05:30';
/** Length of a clinic day, in milliseconds. */
export const DAY_MS = 24 * 3_600_000;

/** Returns whether a text is an existing day, YYYY-MM-DD, in the years 1000 to 2999, which every component can represent. */
export function isDay(text: string): boolean {
  return /^[12]\d{3}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}

/** Returns the start of a clinic day. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00.000${OFFSET}`);
}

/** Returns the end of a clinic day, 23:59:59.999. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + DAY_MS - 1);
}

/** Returns the clinic day a number of days later, earlier if negative. */
export function addDays(day: string, days: number): string {
  return clinicDay(new Date(startOfDay(day).getTime() + days * DAY_MS));
}

/** Returns the number of days between two clinic days; negative if `until` is earlier. */
export function daysBetween(from: string, until: string): number {
  return Math.round((startOfDay(until).getTime() - startOfDay(from).getTime()) / DAY_MS);
}

/** Returns the Monday of a clinic day's week; weeks end on Sunday. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Parses YYYY-MM-DDTHH:MM in clinic time, or ISO 8601 with a zone; undefined if it is neither or does not exist. */
export function parseClinicTime(text: string): Date | undefined {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d):\d\d(?::\d\d(?:\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)?$/.exec(text.trim());
  const [, day = '', hour, zone] = parts ?? [];
  // Midnight is 00:00 of the next day; without the check, 24:00 would be accepted.
  if (!isDay(day) || Number(hour) > 23) return undefined;
  const moment = new Date(text.trim() + (zone ? '' : OFFSET));
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

const PARTS_OF_A_DAY = { timeZone: CLINIC_TIME_ZONE, day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Formatters of days and times by language; languages other than English say the part of the day instead of am and pm. */
const spoken = Object.fromEntries(
  languages.map(({ code, locale }) => {
    const isSource = code === sourceLanguage;
    const own = isSource ? locale : `${locale}-u-nu-latn`;
    const time = { timeZone: CLINIC_TIME_ZONE, hour: 'numeric', minute: '2-digit' } as const;
    return [
      code,
      {
        day: new Intl.DateTimeFormat(own, { ...PARTS_OF_A_DAY, ...(!isSource && { month: 'long' }) }),
        time: new Intl.DateTimeFormat(own, { ...time, ...(!isSource && { dayPeriod: 'short' }) }),
      },
    ];
  }),
) as Record<AnswerLanguage, { day: Intl.DateTimeFormat; time: Intl.DateTimeFormat }>;

/** Formats the day of a moment. Every month has three letters, as on the screens: Intl writes Sept in English. */
const dayOf = (moment: Date, language: AnswerLanguage) => spoken[language].day.format(moment).replace('Sept', 'Sep');

/** Formats a clinic day for people: 21 Nov 2026; in Hindi 21 नवंबर 2026. */
export function sayDay(day: string, language: AnswerLanguage = sourceLanguage): string {
  return dayOf(startOfDay(day), language);
}

/**
 * Formats a timestamp for people: 21 Nov 2026, 4:30 pm IST; in Hindi 21 नवंबर 2026, शाम 4:30 बजे. Day and time are formatted separately,
 * because Intl would put को between them.
 */
export function sayMoment(moment: Date, language: AnswerLanguage = sourceLanguage): string {
  const time = spoken[language].time.format(moment);
  return answers[language].MOMENT({ day: dayOf(moment, language), time });
}
