import type { UserType } from '../users/user.entity.js';
import type { SignInDoor } from './otp-challenge.entity.js';

/** Who signs in through each door (AU-8). */
export const TYPES_BEHIND: Record<SignInDoor, UserType[]> = {
  user: ['user', 'patient'],
  admin: ['admin'],
  staff: ['physiotherapist', 'doctor'],
};

/** The door of an account. */
export function doorOf(userType: UserType): SignInDoor {
  if (TYPES_BEHIND.admin.includes(userType)) return 'admin';
  return TYPES_BEHIND.staff.includes(userType) ? 'staff' : 'user';
}
