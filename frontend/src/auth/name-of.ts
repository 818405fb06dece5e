import { formatPhone } from '../values/phone-number';
import type { CurrentUser } from './role';

/** What an account is called: by its name, or by its number until it has one. */
export function nameOf({ fullName, mobileNumber }: CurrentUser): string {
  return fullName || formatPhone(mobileNumber);
}
