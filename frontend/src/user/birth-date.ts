import type { FormRule } from 'antd';
import * as text from '#messages/profileForm';
import { clinicDay, dayText, isDay } from '../calendar/clinic-time';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Earliest accepted date of birth, YYYY-MM-DD. */
export const earliestBirthDate = '1900-01-01';

/** Accepted formats: day first, as in India, or year first; eight digits for a numeric keypad. */
const shapes = [
  /^(?<day>\d{1,2})[ /.-]+(?<month>\d{1,2}|[a-z]{3,9})[ /.,-]+(?<year>\d{4})$/i,
  /^(?<year>\d{4})[ /.-]+(?<month>\d{1,2})[ /.-]+(?<day>\d{1,2})$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/,
];

/** Parses a month's number or English name; 0 if it is neither. */
function monthOf(text: string): number {
  const name = text.slice(0, 3).toLowerCase();
  return Number(text) || months.findIndex((month) => month.toLowerCase() === name) + 1;
}

/** Parses a typed date to YYYY-MM-DD; undefined if it is invalid, in the future or too long ago. */
export function birthDateOf(typed: string): string | undefined {
  const written = typed.trim();
  const { day = '', month = '', year = '' } = shapes.map((shape) => shape.exec(written)?.groups).find(Boolean) ?? {};
  const date = [year, String(monthOf(month)).padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isDay(date) && date >= earliestBirthDate && date <= clinicDay(Date.now()) ? date : undefined;
}

/** Formats a date, YYYY-MM-DD, for the input: 23/04/1958. */
export function typedBirthDate(date: string): string {
  return date.split('-').toReversed().join('/');
}

/** Formats a date of birth for display: 23 Apr 1958. */
export function birthDateText(date: string): string {
  // Use noon, because India's UTC offset has changed: midnight could fall on the previous day.
  return dayText(`${date}T12:00:00+05:30`);
}

/** The date of birth is required and in the past. Validated on blur, not while typing. */
export const birthDateRules: FormRule[] = [
  { required: true, whitespace: true, message: text.dateOfBirthRequired },
  {
    validateTrigger: 'onBlur',
    validator: async (_rule, typed: unknown) => {
      if (typeof typed === 'string' && typed.trim() && !birthDateOf(typed)) throw new Error(text.dateOfBirthInvalid);
    },
  },
];
