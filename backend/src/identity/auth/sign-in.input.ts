import { z } from 'zod';
import { INVALID_PHONE, toE164 } from '../../platform/inputs/phone-number.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { oneLine } from '../../platform/inputs/text-input.js';

/** Schema of an Indian mobile number; the output is E.164. */
export const phoneNumber = z.string(INVALID_PHONE).transform(toE164).pipe(z.string(INVALID_PHONE));

/** Input of send-otp. */
export const sendOtpInput = z.object({ phoneNumber });

const NO_CODE = validationMessage('OTP_FORMAT');
/** A pasted code may contain spaces. */
const otp = z
  .string(NO_CODE)
  .max(40, NO_CODE)
  .transform((text) => oneLine(text).replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^[0-9]{6}$/, NO_CODE));

/** Input of verify-otp. */
export const verifyOtpInput = z.object({ phoneNumber, otp });

/** Input of verify-otp in the realm `user`, which may keep the phone signed in. */
export const verifyUserOtpInput = verifyOtpInput.extend({
  keepSignedIn: z.boolean(validationMessage('YES_OR_NO', { input: 'KEEP_SIGNED_IN' })).default(false),
});

/** Input of verify-number. */
export const verifyNumberInput = z.object({ otp });
