import type { FormRule } from 'antd';
import { clinicDay, isDay } from '../clinic-time';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const impossible = 'Please enter a date of birth in the past, such as 23 4 1958';
const earliest = '1900-01-01';

/** The three parts of a typed date of birth, in digits. They travel as one text, YYYY-MM-DD, and never through a Date. */
export interface BirthDateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** The parts of a text that `joinBirthDate` made, or of a whole date. */
export function splitBirthDate(typed: string): BirthDateParts {
  const [year = '', month = '', day = ''] = typed.split('-');
  return { day, month, year };
}

/** Typed parts as one text, complete or not; empty while nothing is typed. */
export function joinBirthDate({ day, month, year }: BirthDateParts): string {
  return day || month || year ? `${year}-${month}-${day}` : '';
}

/** The typed date as YYYY-MM-DD, in the past and within a human life; undefined when it is none. */
export function birthDateOf(typed: string): string | undefined {
  const { day, month, year } = splitBirthDate(typed);
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(date) && date >= earliest && date <= clinicDay(Date.now()) ? date : undefined;
}

/** A date of birth for people: 23 Apr 1958. */
export function birthDateText(date: string): string {
  const { day, month, year } = splitBirthDate(date);
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
}

/** The date of birth is required, and lies in the past (spec §5). */
export const birthDateRules: FormRule[] = [
  { required: true, message: 'Date of birth is required' },
  {
    validateTrigger: 'onSubmit',
    validator: async (_rule, typed: unknown) => {
      if (typeof typed === 'string' && typed && !birthDateOf(typed)) throw new Error(impossible);
    },
  },
];
