import type { FormRule } from 'antd';
import * as text from '#messages/profileForm';
import { clinicDay, dayText, isDay } from '../calendar/clinic-time';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The first day of birth that is taken, YYYY-MM-DD. */
export const earliestBirthDate = '1900-01-01';

/** How dates are written in India: the day first, or the year first as computers do; eight digits where a keypad has no more. */
const shapes = [
  /^(?<day>\d{1,2})[ /.-]+(?<month>\d{1,2}|[a-z]{3,9})[ /.,-]+(?<year>\d{4})$/i,
  /^(?<year>\d{4})[ /.-]+(?<month>\d{1,2})[ /.-]+(?<day>\d{1,2})$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/,
];

/** A month's number from its number or its English name; 0 when it is neither. */
function monthOf(text: string): number {
  const name = text.slice(0, 3).toLowerCase();
  return Number(text) || months.findIndex((month) => month.toLowerCase() === name) + 1;
}

/** The typed date as YYYY-MM-DD, in the past and within a human life; undefined when it is none. */
export function birthDateOf(typed: string): string | undefined {
  const written = typed.trim();
  const { day = '', month = '', year = '' } = shapes.map((shape) => shape.exec(written)?.groups).find(Boolean) ?? {};
  const date = [year, String(monthOf(month)).padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isDay(date) && date >= earliestBirthDate && date <= clinicDay(Date.now()) ? date : undefined;
}

/** A date, YYYY-MM-DD, as it stands in the input: 23/04/1958. */
export function typedBirthDate(date: string): string {
  return date.split('-').toReversed().join('/');
}

/** A date of birth for people: 23 Apr 1958. */
export function birthDateText(date: string): string {
  // Its noon, since the day began at another moment when the clocks of India stood otherwise.
  return dayText(`${date}T12:00:00+05:30`);
}

/** The date of birth is required, and lies in the past (spec §5). Judged when the input is left, not while somebody types. */
export const birthDateRules: FormRule[] = [
  { required: true, whitespace: true, message: text.dateOfBirthRequired },
  {
    validateTrigger: 'onBlur',
    validator: async (_rule, typed: unknown) => {
      if (typeof typed === 'string' && typed.trim() && !birthDateOf(typed)) throw new Error(text.dateOfBirthInvalid);
    },
  },
];
