import { formatPhone } from '../values/phone-number';
import type { CurrentUser } from './role';

/** Returns the account's name, or its number if it has none yet. */
export function nameOf({ fullName, mobileNumber }: CurrentUser): string {
  return fullName || formatPhone(mobileNumber);
}
