import { AppError } from '../../platform/errors/errors.js';
import { plainQuery, wholeNumber, type RestRoute } from '../../platform/http/rest.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { avatarUrl } from './avatars.js';
import { GENDERS, type Gender, type User } from './user.entity.js';
import type { Profile, UserService } from './user.service.js';
import { z } from 'zod';
import { withPublicNames } from '../../platform/http/route-docs.js';
import { userAnswer } from './user.answer.js';
import { withoutPatientsInput } from './user.service.js';

const GENDER_WORDS: Record<Gender, string> = { male: 'Male', female: 'Female', other: 'Other' };
/** Genders by their labels in the profile form. */
export const GENDERS_BY_WORD = new Map<unknown, Gender>(GENDERS.map((gender) => [GENDER_WORDS[gender], gender]));

/** Maps an account to the field names of the REST API. */
export function presentUser(profile: Profile) {
  const { user, pendingNumber, birthDate, gender, sessionsCompleted, missedSessions, recoveryProgress } = profile;
  return {
    _id: user.id,
    Fullname: user.fullName,
    mobile_number: user.phone,
    pendingNumber: pendingNumber ?? null,
    email: user.email ?? null,
    userType: user.userType,
    avatar: avatarUrl(user),
    nickname: user.nickname ?? null,
    gender: gender ? GENDER_WORDS[gender] : null,
    country: user.country,
    language: user.language,
    timeZone: user.timeZone,
    dateOfBirth: birthDate ?? null,
    lastLogin: user.lastLoginAt ?? null,
    sessionsCompleted,
    missedSessions,
    recoveryProgress,
    profileCompleted: user.hasCompletedProfile(),
    birthYearDue: Boolean(user.birthYearDueSince),
  };
}

/** Says no more of an account than its id, role, number and language: its sign-in lacks the year of birth. */
export function presentHalfUser({
  id,
  phone,
  userType,
  language,
  birthYearDueSince,
}: User): ReturnType<typeof presentUser> {
  return {
    _id: id,
    Fullname: '',
    mobile_number: phone,
    pendingNumber: null,
    email: null,
    userType,
    avatar: null,
    nickname: null,
    gender: null,
    country: '',
    language,
    timeZone: '',
    dateOfBirth: null,
    lastLogin: null,
    sessionsCompleted: 0,
    missedSessions: 0,
    recoveryProgress: 0,
    profileCompleted: true,
    birthYearDue: Boolean(birthYearDueSince),
  };
}

/** REST endpoints of accounts. */
export function userRoutes(users: UserService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/users/me',
      verb: 'user.readSelf',
      docs: {
        summary: 'The account that is signed in',
        answer: z.object({ data: userAnswer }),
        errors: ['UNAUTHENTICATED'],
      },
      handle: async ({ response, actor }) => {
        const profile = await users.me(actor);
        if (!profile) throw new AppError('UNAUTHENTICATED', reasonFor('SIGN_IN_FIRST'));
        response.json({ data: presentUser(profile) });
      },
    },
    {
      method: 'get',
      path: '/admin/users-without-patients',
      verb: 'user.listWithoutPatients',
      docs: {
        summary: 'Patient accounts whose record is missing or bare',
        query: withPublicNames(withoutPatientsInput, { first: 'limit' }),
        answer: z.object({
          data: z.array(z.object({ _id: z.uuid(), Fullname: z.string(), mobile_number: z.string() })),
        }),
      },
      spellings: { first: 'limit' },
      handle: async ({ request, response, actor }) => {
        const { search, limit } = plainQuery(request);
        const found = await users.withoutPatients(actor, { search, first: wholeNumber(limit) });
        response.json({
          data: found.map(({ id, fullName, phone }) => ({ _id: id, Fullname: fullName, mobile_number: phone })),
        });
      },
    },
  ];
}
