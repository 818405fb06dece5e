import { z } from 'zod';
import { badInput } from '../errors.js';
import { namedRow } from '../expected-version.js';
import { idempotencyKey } from '../idempotency/idempotency-key.js';
import { INVALID_PHONE, toE164 } from '../phone-number.js';
import { line } from '../text-input.js';
import { GENDERS } from '../users/user.entity.js';
import { BLOOD_GROUPS } from './patient.entity.js';

const mobileNumber = (label: string) =>
  line.required(label, 40, { tooLong: INVALID_PHONE }).transform(toE164).pipe(z.string(INVALID_PHONE));

const MOST_AGE = 120;
const AGE_SENTENCE = `Age must be a whole number from 0 to ${MOST_AGE}`;
/** A whole number, or its text as a form sends it. */
const wholeAge = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,3}$/)
        .transform(Number),
    ],
    'Age is required',
  )
  .pipe(z.int(AGE_SENTENCE).min(0, AGE_SENTENCE));

const bloodGroup = z
  .union(
    [z.enum(BLOOD_GROUPS), z.literal('').transform(() => null), z.null()],
    `Blood group must be one of ${BLOOD_GROUPS.join(', ')}`,
  )
  .optional();

const age = wholeAge.pipe(z.int().max(MOST_AGE, AGE_SENTENCE));

const form = {
  name: line.required('Name', 120),
  diagnosedWith: line.required('Diagnosis', 200),
  address: line.required('Address', 500),
  age,
  bloodGroup,
  gender: z.enum(GENDERS, 'Please choose a gender'),
  contactNumber: mobileNumber('Contact number'),
  emergencyContactNumber: mobileNumber('Emergency contact number'),
};

/** The patient form (spec §5): all but the blood group is required. Anything else that is sent along is ignored. */
export const createPatientInput = z.object({
  userId: z.uuid('Please choose the user that the record belongs to'),
  ...form,
  idempotencyKey: idempotencyKey.nullish(),
});

/** A change of a record: only what is named, and nothing required can be emptied. Whether the age can be is for `requireAge`. */
const patientFields = z.object({ ...form, age: wholeAge }).partial();
export type PatientFields = z.output<typeof patientFields>;
export const updatePatientInput = patientFields.extend(namedRow.shape);

/**
 * Somebody who was born long ago keeps the present age, however high: the form sends it back with whatever was changed (reading 26).
 * @throws AppError BAD_INPUT for any other above the highest
 */
export function requireAge(age: number | undefined, present: number | undefined): void {
  if (age !== undefined && age > MOST_AGE && age !== present) throw badInput({ age: AGE_SENTENCE });
}

export const RECOVERY_BANDS = ['0-25', '26-50', '51-75', '76-100'] as const;
export type RecoveryBand = (typeof RECOVERY_BANDS)[number];

export const RECORD_STATUSES = ['complete', 'incomplete'] as const;
export type RecordStatus = (typeof RECORD_STATUSES)[number];

export const ACTIVITIES = ['active', 'inactive'] as const;
export type Activity = (typeof ACTIVITIES)[number];

const filterText = (label: string) =>
  line
    .optional(label, 100)
    .transform((text) => text || undefined)
    .nullish();

const FILTER_AGE = 'Age must be a whole number from 0 to 999';

/** What the list can be narrowed by; empty means no filter. */
export const patientFilter = z.object({
  search: filterText('The search text'),
  age: z.int(FILTER_AGE).min(0, FILTER_AGE).max(999, FILTER_AGE).nullish(),
  condition: filterText('The condition'),
  doctor: filterText('The doctor'),
  progress: z.enum(RECOVERY_BANDS, `The progress must be one of ${RECOVERY_BANDS.join(', ')}`).nullish(),
  status: z.enum(RECORD_STATUSES, 'The status must be complete or incomplete').nullish(),
  activity: z.enum(ACTIVITIES, 'The activity must be active or inactive').nullish(),
});
export type PatientFilter = z.output<typeof patientFilter>;

const PAGE_SENTENCE = 'The page must be a whole number from 1';
const LIMIT_SENTENCE = 'The limit must be a whole number from 1 to 100';

/** Which page, as screens ask for it. */
export const pageInput = {
  page: z.int(PAGE_SENTENCE).min(1, PAGE_SENTENCE).max(1_000_000, PAGE_SENTENCE).default(1),
  limit: z.int(LIMIT_SENTENCE).min(1, LIMIT_SENTENCE).max(100, LIMIT_SENTENCE).default(10),
};

/** A page of the list. */
export const patientPageInput = z.object({ filter: patientFilter.nullish(), ...pageInput });

/** A stretch of the list, as programs ask for it. */
export const patientConnectionInput = z.object({
  filter: patientFilter.nullish(),
  first: z.int('first must be 1 to 100').min(1, 'first must be 1 to 100').max(100, 'first must be 1 to 100'),
  after: z.string('after must be a cursor of this list').max(200, 'after must be a cursor of this list').nullish(),
});
