import { sourceLanguage, type AnswerLanguage } from './answers/request-language.js';
import { inLanguages as answers } from './generated-messages/answers.js';
import { languages } from './generated-messages/languages.js';

/** The one time zone of the clinic: days, weeks and local times are its own. */
export const CLINIC_TIME_ZONE = 'Asia/Kolkata';

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: CLINIC_TIME_ZONE, dateStyle: 'short' });

/** The clinic's calendar day at a moment, YYYY-MM-DD. */
export function clinicDay(moment: Date): string {
  return dayFormat.format(moment);
}

// India keeps one offset all year.
const OFFSET = '+05:30';
/** How long a day is, of the clinic too. */
export const DAY_MS = 24 * 3_600_000;

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

/** How many clinic days lie from one to another; negative when the other one comes first. */
export function daysBetween(from: string, until: string): number {
  return Math.round((startOfDay(until).getTime() - startOfDay(from).getTime()) / DAY_MS);
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

/** How each language says a day and a time; other languages than the source say the part of the day in the place of am and pm. */
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

/** A clinic day for people: 21 Nov 2026; in Hindi 21 नवंबर 2026. */
export function sayDay(day: string, language: AnswerLanguage = sourceLanguage): string {
  return spoken[language].day.format(startOfDay(day));
}

/** A moment for people: 21 Nov 2026, 4:30 pm IST; in Hindi 21 नवंबर 2026, शाम 4:30 बजे. Asked for both at once, Intl would put को between them. */
export function sayMoment(moment: Date, language: AnswerLanguage = sourceLanguage): string {
  const { day, time } = spoken[language];
  return answers[language].MOMENT({ day: day.format(moment), time: time.format(moment) });
}
