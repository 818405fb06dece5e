import { yearsBefore } from '../records/birth-date.js';
import { CellFault, figuresIn, type Cell } from './cell.js';

/** Context for reading the dates of a column. */
export interface DaySigns {
  /** YYYY-MM-DD. */
  today: string;
  /** Day of serial number 0, YYYY-MM-DD. */
  firstSerial: string;
  /** Some date of the column has the month first. Then 03/04/1962 is ambiguous; 23/04/1962 is not. */
  hasMonthFirst: boolean;
}

/** Highest age, in years. */
const OLDEST = 150;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_NAME =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d.*)?$/;
const TWO_AND_YEAR = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?: \d.*)?$/;
const DAY_AND_NAME = new RegExp(`^(\\d{1,2})[- .]*${MONTH_NAME}[- .,]*(\\d{4})$`, 'i');
const NAME_AND_DAY = new RegExp(`^${MONTH_NAME}[- .]*(\\d{1,2})[- .,]+(\\d{4})$`, 'i');

const UNREADABLE = 'This date cannot be read for certain. Please write it like 1962-05-23.';
/** Days from today to the last day of sessions that were brought over. */
const MOST_DAYS_AHEAD = 1_096;

/** Whether a cell holds a date that is only valid with the month first. */
export function isMonthFirst(cell: Cell): boolean {
  if (typeof cell !== 'string') return false;
  const [, first, second] = TWO_AND_YEAR.exec(cell.trim()) ?? [];
  return Number(second) > 12 && Number(first) <= 12;
}

/** Returns a date as YYYY-MM-DD; refuses an ambiguous date. @throws CellFault */
function dayIn(cell: Cell, signs: DaySigns): string {
  const day = typeof cell === 'object' && 'day' in cell ? cell.day : dayOf(figuresIn(cell), signs);
  if (!day) throw new CellFault(UNREADABLE);
  return day;
}

/** Returns a date of birth as YYYY-MM-DD; refuses an ambiguous date. @throws CellFault */
export function birthDayIn(cell: Cell, signs: DaySigns): string {
  const day = dayIn(cell, signs);
  if (day > signs.today) throw new CellFault('This date of birth lies in the future.');
  if (day < yearsBefore(signs.today, OLDEST)) throw new CellFault('Nobody is that old. Please check the year.');
  return day;
}

/** Returns the last day of sessions that were brought over, as YYYY-MM-DD. @throws CellFault */
export function lastDayIn(cell: Cell, signs: DaySigns): string {
  const day = dayIn(cell, signs);
  if (day < signs.today)
    throw new CellFault('This day is over. Please write the last day of the sessions that are left.');
  if (day > (daysAfter(signs.today, MOST_DAYS_AHEAD) ?? ''))
    throw new CellFault('This day is more than three years ahead. Please check the year.');
  return day;
}

function dayOf(text: string, { firstSerial, hasMonthFirst }: DaySigns): string | undefined {
  // Serial numbers of living people's birth dates have five digits; four digits may be a year.
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return daysAfter(firstSerial, Math.floor(Number(text)));
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year) return realDay(year, month, day);
  const [, first = '', second = '', yearLast = ''] = TWO_AND_YEAR.exec(text) ?? [];
  if (first) return dayOfTwo(first, second, yearLast, hasMonthFirst);
  const [, dayOfName, name, yearOfName] = DAY_AND_NAME.exec(text) ?? [];
  if (name) return realDay(yearOfName, numberOf(name), dayOfName);
  const [, nameFirst, daySecond, yearThird] = NAME_AND_DAY.exec(text) ?? [];
  return nameFirst ? realDay(yearThird, numberOf(nameFirst), daySecond) : undefined;
}

/**
 * Reads day and month: the day first, as in India, unless the second number is no month. Undefined if the column also
 * has dates with the month first and both readings are valid.
 */
function dayOfTwo(first: string, second: string, year: string, hasMonthFirst: boolean): string | undefined {
  const dayFirst = realDay(year, second, first);
  const monthFirst = realDay(year, first, second);
  if (!dayFirst) return monthFirst;
  return hasMonthFirst && monthFirst && monthFirst !== dayFirst ? undefined : dayFirst;
}

const numberOf = (name: string) => String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);

/** Returns YYYY-MM-DD; undefined for an invalid date. */
function realDay(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return daysAfter(text, 0) === text ? text : undefined;
}

function daysAfter(day: string, days: number): string | undefined {
  const start = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(start) ? undefined : new Date(start + days * 86_400_000).toISOString().slice(0, 10);
}
