import { z } from 'zod';
import { clinicDay, isDay } from '../clinic-time.js';
import { INVALID_PHONE, toE164 } from '../phone-number.js';
import { line, oneLine } from '../text-input.js';
import { GENDERS } from './user.entity.js';

const EMAIL = 'Please enter a valid e-mail address';
const email = line.required('Email', 254, { tooLong: EMAIL }).pipe(z.email(EMAIL));
const GENDER = 'Gender must be male, female or other';

/** A day in the past, within a human life; judged by the day of asking. */
const birthDate = (today: Date) => {
  const sentence = 'Please enter a date of birth in the past, such as 1958-04-23';
  const day = clinicDay(today);
  return z
    .string('Date of birth is required')
    .refine((value) => isDay(value) && value <= day && value >= '1900-01-01', sentence);
};

/** The profile form after the first sign-up: all four fields are required (spec §5). */
export const completeProfileInput = (today: Date) =>
  z.object({
    name: line.required('Full name', 120),
    email,
    dateOfBirth: birthDate(today),
    gender: z.enum(GENDERS, GENDER),
  });

const blankIsNull = (value: unknown) => (typeof value === 'string' && oneLine(value) === '' ? null : value);
const nullable = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsNull, schema.nullable()).optional();

const isTimeZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** The personal fields of one's own account; anything else that is sent along is ignored (readings 17, 71). */
export const updateProfileInput = (today: Date) =>
  z.object({
    // Whoever skipped the form has none, and sends that back with the whole profile: a blank one stays as it is.
    fullName: line
      .optional('Full name', 120)
      .transform((name) => name || undefined)
      .optional(),
    email: nullable(email),
    nickname: nullable(line.optional('Nickname', 60)),
    gender: nullable(z.enum(GENDERS, GENDER)),
    country: line.required('Country', 60).optional(),
    language: line.required('Language', 60).optional(),
    timeZone: z
      .string('Time zone must be text')
      .max(60)
      .refine(isTimeZone, 'Please enter a time zone such as Asia/Kolkata')
      .optional(),
    dateOfBirth: nullable(birthDate(today)),
  });

/** The name and the sign-in number of one's own account. */
export const updateAccountInput = z.object({
  fullName: line.required('Full name', 120),
  phoneNumber: z
    .string(INVALID_PHONE)
    .transform((value) => (oneLine(value) === '' ? undefined : (toE164(value) ?? '')))
    .pipe(z.string().min(1, INVALID_PHONE).optional())
    .nullish(),
});
