import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { oneLine } from '../../platform/inputs/text-input.js';
import { phoneNumber } from '../auth/sign-in.input.js';

/** A code of the app, or a recovery code. */
export interface EnteredCode {
  kind: 'app' | 'recovery';
  text: string;
}

const NO_CODE = validationMessage('OTP_FORMAT');
const NO_DOOR = validationMessage('AUTHENTICATOR_DOOR');
const NO_CODE_OF_EITHER = validationMessage('AUTHENTICATOR_CODE_FORMAT');

/** A pasted code may contain spaces and hyphens. */
const signsOf = (text: string) => oneLine(text).replaceAll(/[\s-]/g, '');
const APP_CODE = /^[0-9]{6}$/;
/** Longer and shorter ones than ours are wrong, and not of another form. */
const RECOVERY_CODE = /^[0-9A-Za-z]{8,20}$/;

/** Code of the app alone. */
const appCode = z.string(NO_CODE).max(40, NO_CODE).transform(signsOf).pipe(z.string().regex(APP_CODE, NO_CODE));

/** Code of the app, or a recovery code. */
const eitherCode = z
  .string(NO_CODE_OF_EITHER)
  .max(40, NO_CODE_OF_EITHER)
  .transform(signsOf)
  .pipe(
    z
      .string()
      .refine((text) => APP_CODE.test(text) || RECOVERY_CODE.test(text), NO_CODE_OF_EITHER)
      .transform((text): EnteredCode => ({ kind: APP_CODE.test(text) ? 'app' : 'recovery', text })),
  );

/** Input of confirmAuthenticator. */
export const confirmAuthenticatorInput = z.object({ code: appCode });

/** Input of removeAuthenticator. */
export const removeAuthenticatorInput = z.object({ code: eitherCode });

/** Input of verifyAuthenticator. */
export const verifyAuthenticatorInput = z.object({
  door: z.string(NO_DOOR).pipe(z.enum(['admin', 'staff'], NO_DOOR)),
  phoneNumber,
  code: eitherCode,
});
