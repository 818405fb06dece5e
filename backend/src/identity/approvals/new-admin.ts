import type { User } from '../users/user.entity.js';
import type { AskedChange } from './four-eyes.js';

/** Returns the change of an admin's number: whoever has the number of an admin is that admin. */
export function newNumber(
  { id, fullName, phone }: Pick<User, 'id' | 'fullName' | 'phone'>,
  phoneNumber: string,
): AskedChange {
  const change = { by: 'number', userId: id, fullName, phone, phoneNumber };
  return { kind: 'NEW_ADMIN', change, subject: `${fullName || phone}, with the number ${phoneNumber}` };
}

/** Returns the change that makes an account an admin's, with what it is based on: whose account it is, by name and number. */
export function newAdmin(by: 'setType' | 'enable', { id, fullName, phone, userType }: User): AskedChange {
  const subject = [fullName, phone].filter(Boolean).join(', ');
  return { kind: 'NEW_ADMIN', change: { by, userId: id, fullName, phone, userType }, subject };
}
