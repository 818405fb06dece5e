import { z } from 'zod';
import { INVALID_PHONE, toE164 } from '../../platform/inputs/phone-number.js';
import { validationMessage } from '../../platform/reasons/reason.js';
import { oneLine } from '../../platform/inputs/text-input.js';

/** An Indian mobile number, E.164 behind. */
export const phoneNumber = z.string(INVALID_PHONE).transform(toE164).pipe(z.string(INVALID_PHONE));

/** The payload of send-otp. */
export const sendOtpInput = z.object({ phoneNumber });

const NO_CODE = validationMessage('OTP_FORMAT');
/** A code may be pasted with spaces. */
const otp = z
  .string(NO_CODE)
  .max(40, NO_CODE)
  .transform((text) => oneLine(text).replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^[0-9]{6}$/, NO_CODE));

/** The payload of verify-otp. */
export const verifyOtpInput = z.object({ phoneNumber, otp });

/** The payload at the door of users, who may stay signed in on their phone (AU-3). */
export const verifyUserOtpInput = verifyOtpInput.extend({
  keepSignedIn: z.boolean(validationMessage('YES_OR_NO', { input: 'KEEP_SIGNED_IN' })).default(false),
});

/** The payload of verify-number. */
export const verifyNumberInput = z.object({ otp });
