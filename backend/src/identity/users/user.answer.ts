import { z } from 'zod';
import { day, moment } from '../../platform/http/response-schemas.js';
import { USER_TYPES } from '../../platform/access/actor.js';

/** Schema of an account in answers to its owner. */
export const userAnswer = z
  .object({
    _id: z.uuid(),
    Fullname: z.string(),
    mobile_number: z.string().describe('E.164.'),
    pendingNumber: z.string().nullable().describe('A number that a code was sent to and that does not hold yet.'),
    email: z.string().nullable(),
    userType: z.enum(USER_TYPES),
    avatar: z.string().nullable(),
    nickname: z.string().nullable(),
    gender: z.enum(['Male', 'Female', 'Other']).nullable(),
    country: z.string(),
    language: z.string(),
    timeZone: z.string(),
    dateOfBirth: day.nullable(),
    lastLogin: moment.nullable(),
    sessionsCompleted: z.int(),
    missedSessions: z.int(),
    recoveryProgress: z.int().describe('Whole per cent.'),
    profileCompleted: z.boolean(),
    birthYearDue: z
      .boolean()
      .describe('Whether the sign-in waits for the year of birth: POST /users/confirm-birth-year.'),
  })
  .meta({ id: 'User' });
