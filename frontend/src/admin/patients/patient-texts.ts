import { dayText } from '../../calendar/clinic-time';
import { formatPhone } from '../../values/phone-number';

/** What stands where nothing is known (spec §2). */
export const notAvailable = 'N/A';

/** The day of the last sign-in, or Never (spec §2). */
export function lastLoginText(lastLogin: string | null): string {
  return lastLogin ? dayText(lastLogin) : 'Never';
}

/** A value, or N/A when it is empty. */
export function textOrNotAvailable(value: string | number | null): string {
  return value === null || value === '' ? notAvailable : String(value);
}

/** A number as screens show it, or N/A. */
export function phoneOrNotAvailable(number: string | null): string {
  return number ? formatPhone(number) : notAvailable;
}
