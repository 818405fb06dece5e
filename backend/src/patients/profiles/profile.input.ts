import { z } from 'zod';
import { GENDERS } from '../../identity/index.js';
import { clinicDay, isDay } from '../../platform/time/clinic-time.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { line, oneLine } from '../../platform/inputs/text-input.js';
import { email } from '../../platform/inputs/email.js';

const GENDER = validationMessage('EITHER', { input: 'GENDER', choices: GENDERS.join(', ') });

/** Schema of a birth date: in the past and within a human life, as of `today`. */
const birthDate = (today: Date) => {
  const notPast = validationMessage('INVALID_BIRTH_DATE', { example: '1958-04-23' });
  const day = clinicDay(today);
  return z
    .string(validationMessage('REQUIRED', { input: 'DATE_OF_BIRTH' }))
    .refine((value) => isDay(value) && value <= day && value >= '1900-01-01', notPast);
};

/** Input of the profile form after sign-up: all four fields are required. */
export const completeProfileInput = (today: Date) =>
  z.object({
    name: line.required('FULL_NAME', 120),
    email,
    dateOfBirth: birthDate(today),
    gender: z.enum(GENDERS, GENDER),
  });

export type CompleteProfile = z.input<ReturnType<typeof completeProfileInput>>;

const blankIsNull = (value: unknown) => (typeof value === 'string' && oneLine(value) === '' ? null : value);
const nullable = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsNull, schema.nullable()).optional();

const NO_TIME_ZONE = validationMessage('INVALID_TIME_ZONE', { example: 'Asia/Kolkata' });
const isTimeZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** Input of a profile update: personal fields; unknown fields are ignored. */
export const updateProfileInput = (today: Date) =>
  z.object({
    // An account that skipped the form has no name and sends an empty one with the profile; it stays unchanged.
    fullName: line
      .optional('FULL_NAME', 120)
      .transform((name) => name || undefined)
      .optional(),
    email: nullable(email),
    nickname: nullable(line.optional('NICKNAME', 60)),
    gender: nullable(z.enum(GENDERS, GENDER)),
    country: line.required('COUNTRY', 60).optional(),
    language: line.required('LANGUAGE', 60).optional(),
    timeZone: z
      .string(validationMessage('NOT_TEXT', { input: 'TIME_ZONE' }))
      .max(60, NO_TIME_ZONE)
      .refine(isTimeZone, NO_TIME_ZONE)
      .optional(),
    dateOfBirth: nullable(birthDate(today)),
    address: nullable(line.optional('ADDRESS', 500)),
  });

export type UpdateProfile = z.input<ReturnType<typeof updateProfileInput>>;
