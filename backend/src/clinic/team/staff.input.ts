import { z } from 'zod';
import { phoneNumber, STAFF_TYPES } from '../../identity/index.js';
import { rowReference } from '../../platform/inputs/expected-version.js';
import { line, oneLine } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { USER_TYPES, type UserType } from '../../platform/access/actor.js';

const isBlank = (value: unknown) => typeof value === 'string' && oneLine(value) === '';

/** Converts a text without visible characters to null. */
const unlessBlank = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isBlank(value) ? null : value), schema.nullish());

const fullName = line.required('FULL_NAME', 120);
const specialization = line.required('SPECIALIZATION', 80);
const registrationNumber = unlessBlank(line.optional('REGISTRATION_NUMBER', 60));

const NO_STAFF_TYPE = validationMessage('EITHER', { input: 'USER_TYPE', choices: STAFF_TYPES.join(', ') });

/** Whether a member treats or operates: only these have a specialization and a registration number. */
const isClinical = (userType: UserType) => userType === 'physiotherapist' || userType === 'doctor';

export const teamInput = z.object({
  includeLeft: z.boolean(validationMessage('YES_OR_NO', { input: 'INCLUDE_LEFT' })).default(false),
});

/** Input of a new team member. */
export const registerStaffInput = z
  .object({
    userType: z.enum(USER_TYPES, NO_STAFF_TYPE).pipe(z.enum(STAFF_TYPES, NO_STAFF_TYPE)),
    fullName,
    phoneNumber,
    specialization: unlessBlank(specialization),
    registrationNumber,
    physiotherapistId: z.uuid(validationMessage('PHYSIOTHERAPIST_NOT_CHOSEN')).nullish(),
  })
  .refine(
    ({ userType, specialization: known, physiotherapistId }) => !isClinical(userType) || known || physiotherapistId,
    {
      message: validationMessage('REQUIRED', { input: 'SPECIALIZATION' }),
      path: ['specialization'],
    },
  )
  .refine(({ userType, specialization: known }) => isClinical(userType) || !known, {
    message: validationMessage('ONLY_OF_CLINICIANS'),
    path: ['specialization'],
  })
  .refine(({ userType, registrationNumber: known }) => isClinical(userType) || !known, {
    message: validationMessage('ONLY_OF_CLINICIANS'),
    path: ['registrationNumber'],
  })
  .refine(({ userType, physiotherapistId }) => userType === 'physiotherapist' || !physiotherapistId, {
    message: validationMessage('NOT_A_PHYSIOTHERAPIST'),
    path: ['physiotherapistId'],
  });
export type RegisterStaff = z.output<typeof registerStaffInput>;

/** Input of a change of a team member. Omitted fields are unchanged, as is a required field that is null. */
export const updateStaffInput = rowReference.extend({
  fullName: fullName.nullish(),
  phoneNumber: phoneNumber.nullish(),
  specialization: specialization.nullish(),
  registrationNumber,
});
export type UpdateStaff = z.output<typeof updateStaffInput>;
