import { z } from 'zod';
import { INVALID_PHONE, toE164 } from '../../platform/inputs/phone-number.js';
import { line, oneLine } from '../../platform/inputs/text-input.js';

/** Input of the name and sign-in number of one's own account. */
export const updateAccountInput = z.object({
  fullName: line.required('FULL_NAME', 120),
  phoneNumber: z
    .string(INVALID_PHONE)
    .transform((value) => (oneLine(value) === '' ? undefined : (toE164(value) ?? '')))
    .pipe(z.string().min(1, INVALID_PHONE).optional())
    .nullish(),
});
