import { z } from 'zod';
import { GENDERS } from '../../identity/index.js';
import { clinicDay, isDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { INVALID_PHONE, toE164 } from '../../platform/inputs/phone-number.js';
import { line, oneLine } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/errors/reason.js';

/** So many identifiers hospitals may give one record. */
const MOST_IDENTIFIERS = 20;

/** By what name another system knows the patient. */
const identifier = z.object({
  system: line.required('IDENTIFIER_SYSTEM', 500),
  value: line.required('IDENTIFIER', 200),
  type: line.required('IDENTIFIER_TYPE', 200).nullable().default(null),
  assigner: line.required('IDENTIFIER_ASSIGNER', 200).nullable().default(null),
});
export type ExternalIdentifier = z.output<typeof identifier>;

/** What is blank says that there is none. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value) => (typeof value === 'string' && oneLine(value) === '' ? null : value), schema.nullable())
    .optional();

const mobileNumber = orNothing(
  z.string(INVALID_PHONE).max(200, INVALID_PHONE).transform(toE164).pipe(z.string(INVALID_PHONE)),
);

/** A day in the past, within a human life, or the year or the month of one where no more is known. */
const birthDate = (clock: Clock) => {
  const notPast = validationMessage('INVALID_BIRTH_DATE', { example: '1958-04-23' });
  return z
    .string(notPast)
    .refine((text) => isDay((text + '-01-01').slice(0, 10)) || (text.length === 7 && isDay(`${text}-01`)), notPast)
    .refine((text) => text >= '1900' && text <= clinicDay(clock.now()), notPast);
};

/**
 * What another system says of a patient: what it does not name stays as it is, and what it names as null or blank is emptied. Gender and
 * birth date in our words; phone numbers in any common spelling of India. A service makes it once: that takes longer than reading a record by it.
 */
export const externalRecordInput = (clock: Clock) =>
  z.object({
    name: line.optional('NAME', 120).optional(),
    gender: orNothing(z.enum(GENDERS, validationMessage('EITHER', { input: 'GENDER', choices: GENDERS.join(', ') }))),
    birthDate: orNothing(birthDate(clock)),
    address: orNothing(line.required('ADDRESS', 500)),
    contactNumber: mobileNumber,
    emergencyContactNumber: mobileNumber,
    identifiers: z
      .array(identifier, validationMessage('REQUIRED', { input: 'IDENTIFIER' }))
      .max(MOST_IDENTIFIERS, validationMessage('IDENTIFIERS_TOO_MANY', { most: MOST_IDENTIFIERS }))
      .default([]),
  });
export type ExternalRecordInput = z.input<ReturnType<typeof externalRecordInput>>;
export type ExternalRecord = z.output<ReturnType<typeof externalRecordInput>>;
