import { z } from 'zod';
import { GENDERS } from '../../identity/index.js';
import { clinicDay, isDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { INVALID_PHONE, toE164 } from '../../platform/inputs/phone-number.js';
import { line, oneLine } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { canonicalIdentifier } from '../abha/abha.js';

/** Largest number of external identifiers of a record. */
const MOST_IDENTIFIERS = 20;

/** An identifier of the patient in another system. */
const identifier = z
  .object({
    system: line.required('IDENTIFIER_SYSTEM', 500),
    value: line.required('IDENTIFIER', 200),
    type: line.required('IDENTIFIER_TYPE', 200).nullable().default(null),
    assigner: line.required('IDENTIFIER_ASSIGNER', 200).nullable().default(null),
  })
  .transform(canonicalIdentifier);
export type ExternalIdentifier = z.output<typeof identifier>;

/** Turns a blank value into null. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value) => (typeof value === 'string' && oneLine(value) === '' ? null : value), schema.nullable())
    .optional();

const mobileNumber = orNothing(
  z.string(INVALID_PHONE).max(200, INVALID_PHONE).transform(toE164).pipe(z.string(INVALID_PHONE)),
);

/** A past date within a human life span, or only its year or month. */
const birthDate = (clock: Clock) => {
  const notPast = validationMessage('INVALID_BIRTH_DATE', { example: '1958-04-23' });
  return z
    .string(notPast)
    .refine((text) => isDay((text + '-01-01').slice(0, 10)) || (text.length === 7 && isDay(`${text}-01`)), notPast)
    .refine((text) => text >= '1900' && text <= clinicDay(clock.now()), notPast);
};

/**
 * A patient's data from an external system. Absent fields stay unchanged; null or blank fields are cleared. Gender and birth date use our
 * formats; phone numbers any common Indian format. Build the schema once per service: building it takes longer than parsing a record.
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
