import { isDay } from '../../platform/time/clinic-time.js';
import { invalid } from './outcome.js';

/** Prefixes of a date; they compare intervals (FHIR R4, 3.1.1.4.7). */
export const PREFIXES = ['eq', 'ne', 'gt', 'lt', 'ge', 'le', 'sa', 'eb', 'ap'] as const;
export type Prefix = (typeof PREFIXES)[number];

/** A date parameter: the interval from `from` up to, but excluding, `until`. */
export interface SearchDate {
  prefix: Prefix;
  from: Date;
  until: Date;
}

const OFFSET = '+05:30';
const OFFSET_MS = 19_800_000;
const DATE =
  /^([a-z]{2})?(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/;

const malformed = () =>
  invalid(
    'A date is YYYY, YYYY-MM, YYYY-MM-DD or YYYY-MM-DDThh:mm:ss with a zone, behind eq, ne, gt, lt, ge, le, sa, eb or ap.',
  );

/**
 * Parses a date to its interval, which is as long as its precision. Without a zone it is clinic time.
 * @throws FhirFailure for a nonexistent date
 */
export function parseSearchDate(text: string): SearchDate {
  // Form decoding turns an unencoded plus into a space.
  const [whole, prefix = 'eq', year = '', month, day, hour, minute, second, fraction, zone = OFFSET] =
    DATE.exec(text.replace(/ (?=\d\d:\d\d$)/, '+')) ?? [];
  if (whole === undefined || !isPrefix(prefix)) throw malformed();
  const first = `${year}-${month ?? '01'}-${day ?? '01'}`;
  if (!isDay(first)) throw malformed();
  const [, offsetHours = '00', offsetMinutes = '00'] = /^.(\d\d):(\d\d)$/.exec(zone) ?? [];
  const isTime = Number(hour ?? 0) < 24 && Number(minute ?? 0) < 60 && Number(second ?? 0) < 60;
  if (!isTime || Number(offsetHours) > 14 || Number(offsetMinutes) > 59) throw malformed();
  const time = `${hour ?? '00'}:${minute ?? '00'}:${second ?? '00'}.${(fraction ?? '').slice(0, 3).padEnd(3, '0')}`;
  const from = new Date(`${first}T${time}${zone}`);
  return { prefix, from, until: endOf(from, { month, day, hour, second, fraction }) };
}

type Parts = Record<'month' | 'day' | 'hour' | 'second' | 'fraction', string | undefined>;

function endOf(from: Date, { month, day, hour, second, fraction }: Parts): Date {
  const later = (milliseconds: number) => new Date(from.getTime() + milliseconds);
  if (fraction !== undefined) return later(10 ** Math.max(0, 3 - fraction.length));
  if (second !== undefined) return later(1_000);
  if (hour !== undefined) return later(60_000);
  if (day !== undefined) return later(86_400_000);
  const local = new Date(from.getTime() + OFFSET_MS);
  if (month === undefined) local.setUTCFullYear(local.getUTCFullYear() + 1);
  else local.setUTCMonth(local.getUTCMonth() + 1);
  return new Date(local.getTime() - OFFSET_MS);
}

const isPrefix = (text: string): text is Prefix => (PREFIXES as readonly string[]).includes(text);

/** Widens an interval on both sides by a tenth of its distance from now. */
export function widened({ from, until }: Pick<SearchDate, 'from' | 'until'>, now: Date): { from: Date; until: Date } {
  const gap = Math.abs(now.getTime() - from.getTime()) / 10;
  return { from: new Date(from.getTime() - gap), until: new Date(until.getTime() + gap) };
}

/** Formats a time as clinic time without zone, to compare it with dates in the database. */
export const onClinicClock = (moment: Date) => new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, -1);
