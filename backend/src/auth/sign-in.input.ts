import { z } from 'zod';
import { INVALID_PHONE, toE164 } from '../phone-number.js';
import { oneLine } from '../text-input.js';

const phoneNumber = z.string(INVALID_PHONE).transform(toE164).pipe(z.string(INVALID_PHONE));

/** The payload of send-otp. */
export const sendOtpInput = z.object({ phoneNumber });

/** The payload of verify-otp; a code may be pasted with spaces. */
export const verifyOtpInput = z.object({
  phoneNumber,
  otp: z
    .string('Please enter the six-digit code')
    .max(40, 'Please enter the six-digit code')
    .transform((text) => oneLine(text).replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^[0-9]{6}$/, 'Please enter the six-digit code')),
});
