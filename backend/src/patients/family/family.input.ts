import { z } from 'zod';
import { messageLanguages, phoneNumber } from '../../identity/index.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { line } from '../../platform/inputs/text-input.js';
import { FAMILY_RIGHTS } from './family-grant.entity.js';

const NO_ID = validationMessage('REQUIRED', { input: 'ID' });
const RIGHTS = validationMessage('FAMILY_RIGHTS');
const LANGUAGE = validationMessage('EITHER', { input: 'LANGUAGE', choices: messageLanguages.join(', ') });

/** Rights, in the contract's order and each once. */
const rights = z
  .array(z.enum(FAMILY_RIGHTS, RIGHTS), RIGHTS)
  .max(10, RIGHTS)
  .transform((given) => FAMILY_RIGHTS.filter((right) => given.includes(right)));

/** The patient whose grants are meant; null for the caller. */
export const grantsInput = z.object({ patientId: z.string(NO_ID).nullish() });

/** A family member to invite. */
export const inviteInput = z.object({
  name: line.required('NAME', 120),
  relation: line.required('RELATION', 40),
  phoneNumber,
  rights,
  language: z.enum(messageLanguages, LANGUAGE),
  idempotencyKey,
});
export type NewGrant = z.output<typeof inviteInput>;

/** A grant. */
export const grantInput = z.object({ id: z.string(NO_ID).pipe(rowId) });

/** A grant and its new rights. */
export const rightsInput = grantInput.extend({ rights });
