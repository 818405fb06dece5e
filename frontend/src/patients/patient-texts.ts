import { dayText } from '../calendar/clinic-time';
import { formatPhone } from '../values/phone-number';

/** Text of an unknown value. */
export const notAvailable = 'N/A';

/** Formats the day of the last sign-in, or Never. */
export function lastLoginText(lastLogin: string | null): string {
  return lastLogin ? dayText(lastLogin) : 'Never';
}

/** Formats a value, or N/A if it is empty. */
export function textOrNotAvailable(value: string | number | null): string {
  return value === null || value === '' ? notAvailable : String(value);
}

/** Formats a phone number, or N/A. */
export function phoneOrNotAvailable(number: string | null): string {
  return number ? formatPhone(number) : notAvailable;
}
