import type * as Contract from '../../platform/graphql/generated.js';
import { avatarUrl } from './avatars.js';
import type { User } from './user.entity.js';
import type { UserWithoutPatient } from './user.queries.js';
import type { Profile } from './user.service.js';

/** Lists every field explicitly, so that no other field is sent. */
export function toUser({ user, pendingNumber, birthDate, gender, address, ...numbers }: Profile): Contract.User {
  return {
    id: user.id,
    fullName: user.fullName,
    mobileNumber: user.phone,
    pendingNumber: pendingNumber ?? null,
    email: user.email ?? null,
    emailConfirmedAt: user.emailConfirmedAt ?? null,
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
    birthYearDue: Boolean(user.birthYearDueSince),
  };
}

/** Says no more of an account than its id, role, number and language: its sign-in lacks a second factor or the year of birth. */
export function toHalfUser({ id, phone, userType, language, birthYearDueSince }: User): Contract.User {
  return {
    id,
    fullName: '',
    mobileNumber: phone,
    pendingNumber: null,
    email: null,
    emailConfirmedAt: null,
    nickname: null,
    gender: null,
    country: '',
    language,
    timeZone: '',
    dateOfBirth: null,
    address: null,
    avatar: null,
    userType,
    lastLogin: null,
    sessionsCompleted: 0,
    missedSessions: 0,
    plannedSessions: 0,
    sessionsToGo: null,
    recoveryProgress: 0,
    profileCompleted: true,
    birthYearDue: Boolean(birthYearDueSince),
  };
}

/** Maps an account without a record to the contract. */
export function toUserWithoutPatient({
  id,
  fullName,
  phone,
  birthDate,
  gender,
}: UserWithoutPatient): Contract.UserWithoutPatient {
  return { id, fullName, mobileNumber: phone, dateOfBirth: birthDate, gender };
}
