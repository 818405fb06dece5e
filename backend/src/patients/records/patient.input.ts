import { z } from 'zod';
import { GENDERS } from '../../identity/index.js';
import { badInput } from '../../platform/errors/errors.js';
import { rowReference } from '../../platform/inputs/expected-version.js';
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.js';
import { INVALID_PHONE, toE164 } from '../../platform/inputs/phone-number.js';
import type { InputName } from '../../platform/errors/inputs.js';
import { reasonFor, validationMessage } from '../../platform/errors/reason.js';
import { line } from '../../platform/inputs/text-input.js';
import { wholeNumber } from '../../platform/inputs/whole-number.js';
import { changedSince } from '../../platform/lists/changed-since.js';
import { BLOOD_GROUPS } from './blood-group.js';
import { pageInput } from '../../platform/inputs/page-input.js';

const mobileNumber = (input: InputName) =>
  line.required(input, 40, { tooLong: INVALID_PHONE }).transform(toE164).pipe(z.string(INVALID_PHONE));

const MOST_AGE = 120;

/** An impossible age, refused together with the other fields of the form. */
const BEYOND_LIFE = 150;
const AGE_BOUNDS = { input: 'AGE', least: 0, most: MOST_AGE } as const;
const NO_AGE = validationMessage('WHOLE_NUMBER_BETWEEN', AGE_BOUNDS);

/** A whole number, or its text from a form. */
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
    validationMessage('REQUIRED', { input: 'AGE' }),
  )
  .pipe(z.int(NO_AGE).min(0, NO_AGE));

const BLOOD_GROUP = validationMessage('ONE_OF', { input: 'BLOOD_GROUP', choices: BLOOD_GROUPS.join(', ') });
const bloodGroup = z
  .string(BLOOD_GROUP)
  .nullable()
  .transform((text) => text || null)
  .pipe(z.enum(BLOOD_GROUPS, BLOOD_GROUP).nullable())
  .optional();

const age = wholeAge.pipe(z.int().max(MOST_AGE, NO_AGE));

/** Required fields of the patient form. */
const form = {
  name: line.required('NAME', 120),
  diagnosedWith: line.required('DIAGNOSIS', 200),
  address: line.required('ADDRESS', 500),
  age,
  bloodGroup,
  gender: z.enum(GENDERS, validationMessage('GENDER_NOT_CHOSEN')),
  contactNumber: mobileNumber('CONTACT_NUMBER'),
  emergencyContactNumber: mobileNumber('EMERGENCY_CONTACT_NUMBER'),
};

/** Input of `create`: all fields but the blood group are required; unknown fields are ignored. */
export const createPatientInput = z.object({
  userId: z.uuid(validationMessage('USER_NOT_CHOSEN')),
  ...form,
  idempotencyKey: idempotencyKey.nullish(),
});

/** Input of a registration at the front desk, without an account. */
export const registerPatientInput = z.object({
  ...form,
  withoutAccount: z.boolean(validationMessage('YES_OR_NO', { input: 'WITHOUT_ACCOUNT' })).default(false),
  idempotencyKey,
});

/** Input of a registration by name and number alone. */
export const registerCallerInput = z.object({
  name: form.name,
  contactNumber: form.contactNumber,
  withoutAccount: registerPatientInput.shape.withoutAccount,
  idempotencyKey,
});

/** Input of the alert of a record; empty removes it. */
export const patientAlertInput = rowReference.extend({
  alert: line
    .optional('ALERT', 200)
    .nullish()
    .transform((text) => text || null),
});

/** Fields of an existing record; `requireAge` validates the age. */
const presentForm = { ...form, age: wholeAge.pipe(z.int().max(BEYOND_LIFE, NO_AGE)) };

/** Input that completes an incomplete record. */
export const completePatientInput = z.object({
  ...presentForm,
  diagnosedWith: form.diagnosedWith.optional(),
  ...rowReference.shape,
});

/** Checks that a completed record has a diagnosis. @throws AppError BAD_INPUT */
export function requireDiagnosis(given: string | undefined, known: string | null | undefined): void {
  if (given === undefined && (known ?? null) === null)
    throw badInput({ diagnosedWith: reasonFor('REQUIRED', { input: 'DIAGNOSIS' }) });
}

/** Input of an update: only the given fields change; a required field cannot be emptied. */
const patientFields = z.object(presentForm).partial();
export type PatientFields = z.output<typeof patientFields>;
export const updatePatientInput = patientFields.extend(rowReference.shape);

/**
 * Checks an age against the highest allowed. The record's present age is always valid, because forms send it back
 * unchanged.
 * @throws AppError BAD_INPUT
 */
export function requireAge(age: number | undefined, present: number | undefined): void {
  if (age !== undefined && age > MOST_AGE && age !== present)
    throw badInput({ age: reasonFor('WHOLE_NUMBER_BETWEEN', AGE_BOUNDS) });
}

export const RECOVERY_BANDS = ['0-25', '26-50', '51-75', '76-100'] as const;
export type RecoveryBand = (typeof RECOVERY_BANDS)[number];

export const RECORD_STATUSES = ['complete', 'incomplete'] as const;
export type RecordStatus = (typeof RECORD_STATUSES)[number];

export const ACTIVITIES = ['active', 'inactive'] as const;
export type Activity = (typeof ACTIVITIES)[number];

const filterText = (input: InputName) =>
  line
    .optional(input, 100)
    .transform((text) => text || undefined)
    .nullish();

/** Filter of the list; null or absent fields do not filter. */
export const patientFilter = z.object({
  search: filterText('SEARCH_TEXT'),
  age: wholeNumber('AGE', 0, 999).nullish(),
  condition: filterText('CONDITION'),
  doctor: filterText('DOCTOR'),
  progress: z
    .enum(RECOVERY_BANDS, validationMessage('ONE_OF', { input: 'PROGRESS', choices: RECOVERY_BANDS.join(', ') }))
    .nullish(),
  status: z
    .enum(RECORD_STATUSES, validationMessage('EITHER', { input: 'RECORD_STATUS', choices: RECORD_STATUSES.join(', ') }))
    .nullish(),
  activity: z
    .enum(ACTIVITIES, validationMessage('EITHER', { input: 'ACTIVITY', choices: ACTIVITIES.join(', ') }))
    .nullish(),
  updatedSince: changedSince,
  withDeleted: z.boolean(validationMessage('YES_OR_NO', { input: 'WITH_DELETED' })).nullish(),
});
export type PatientFilter = z.output<typeof patientFilter>;
export const PATIENT_SORTS = ['newest', 'name', 'last_login', 'number'] as const;

/** Sort order of the list. */
export type PatientSort = (typeof PATIENT_SORTS)[number];

export const patientSort = z
  .enum(PATIENT_SORTS, validationMessage('ONE_OF', { input: 'PATIENT_SORT', choices: PATIENT_SORTS.join(', ') }))
  .default('newest');

/** Input of a numbered page of the list. */
export const patientPageInput = z.object({ filter: patientFilter.nullish(), sort: patientSort, ...pageInput });

const NO_FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });
const NO_CURSOR = validationMessage('NOT_A_CURSOR');

/** Input of a slice of the list by cursor. */
export const patientConnectionInput = z.object({
  filter: patientFilter.nullish(),
  first: z.int(NO_FIRST).min(1, NO_FIRST).max(100, NO_FIRST),
  after: z.string(NO_CURSOR).max(200, NO_CURSOR).nullish(),
});
