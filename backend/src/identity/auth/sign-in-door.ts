import type { SignInDoor } from './otp-challenge.entity.js';
import type { UserType } from '../../platform/access/actor.js';

/** Account types of each sign-in realm. */
export const TYPES_BEHIND: Record<SignInDoor, UserType[]> = {
  user: ['user', 'patient'],
  admin: ['admin'],
  staff: ['physiotherapist', 'doctor', 'reception'],
};

/** Returns the sign-in realm of an account. */
export function doorOf(userType: UserType): SignInDoor {
  if (TYPES_BEHIND.admin.includes(userType)) return 'admin';
  return TYPES_BEHIND.staff.includes(userType) ? 'staff' : 'user';
}
