import type * as Contract from '../../platform/graphql/generated.js';
import type { WireEnum } from '../../platform/graphql/wire-enum.js';
import { avatarUrl } from './avatars.js';
import type { Gender, UserType as UserTypeName } from './user.entity.js';
import type { UserWithoutPatient } from './user.queries.js';
import type { Profile } from './user.service.js';

/** The wire names of the enums; the values inside are those of the entities. */
export const UserTypeEnum = {
  USER: 'user',
  PATIENT: 'patient',
  ADMIN: 'admin',
  PHYSIOTHERAPIST: 'physiotherapist',
  DOCTOR: 'doctor',
} as const satisfies WireEnum<UserTypeName>;
export const GenderEnum = { MALE: 'male', FEMALE: 'female', OTHER: 'other' } as const satisfies WireEnum<Gender>;

/** Names every field that is sent. */
export function toUser({ user, pendingNumber, birthDate, gender, address, ...numbers }: Profile): Contract.User {
  return {
    id: user.id,
    fullName: user.fullName,
    mobileNumber: user.phone,
    pendingNumber: pendingNumber ?? null,
    email: user.email ?? null,
    nickname: user.nickname ?? null,
    gender: gender ?? null,
    country: user.country,
    language: user.language,
    timeZone: user.timeZone,
    dateOfBirth: birthDate ?? null,
    address: address ?? null,
    avatar: avatarUrl(user),
    userType: user.userType,
    lastLogin: user.lastLoginAt ?? null,
    sessionsCompleted: numbers.sessionsCompleted,
    missedSessions: numbers.missedSessions,
    plannedSessions: numbers.plannedSessions,
    sessionsToGo: numbers.sessionsToGo ?? null,
    recoveryProgress: numbers.recoveryProgress,
    profileCompleted: user.hasCompletedProfile(),
  };
}

/** An account without a record as it is sent. */
export function toUserWithoutPatient({
  id,
  fullName,
  phone,
  birthDate,
  gender,
}: UserWithoutPatient): Contract.UserWithoutPatient {
  return { id, fullName, mobileNumber: phone, dateOfBirth: birthDate, gender };
}
