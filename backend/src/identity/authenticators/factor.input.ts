import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { line } from '../../platform/inputs/text-input.js';
import { verifyNumberInput } from '../auth/sign-in.input.js';
import { removeAuthenticatorInput } from './authenticator.input.js';
import { SECOND_FACTOR_ROLES } from './factors.js';

const UNREADABLE = validationMessage('PASSKEY_FORMAT');
const ROLES = validationMessage('SECOND_FACTOR_ROLES', { choices: SECOND_FACTOR_ROLES.join(', ') });

/** Longer than any answer of a browser. */
const LONGEST = 20_000;
const bytes = z.string(UNREADABLE).max(LONGEST, UNREADABLE);
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key', UNREADABLE) };
const registration = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: bytes,
        attestationObject: bytes,
        transports: z.array(z.string(UNREADABLE).max(20, UNREADABLE), UNREADABLE).max(8, UNREADABLE).optional(),
      },
      UNREADABLE,
    ),
  },
  UNREADABLE,
);
const assertion = z.object(
  {
    ...credential,
    response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }, UNREADABLE),
  },
  UNREADABLE,
);

/** Parses JSON, as a value of unknown form. */
const json = bytes.transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: UNREADABLE });
    return z.NEVER;
  }
});

const withoutExtensions = <T extends object>(answer: T) => ({ ...answer, clientExtensionResults: {} });

/** Input of addPasskey. */
export const addPasskeyInput = z.object({
  response: json.pipe(registration).transform(withoutExtensions),
  name: line.required('PASSKEY_NAME', 60),
});

/** Answer of a browser that made a passkey. */
export type RegistrationAnswer = z.output<typeof addPasskeyInput>['response'];

/** Way to confirm with a factor. */
export const secondFactorMethod = z.enum(['APP', 'PASSKEY', 'TEXT_CODE'], UNREADABLE);

/** Input of verifySecondFactor: what is expected as the answer depends on the method. */
export const verifySecondFactorInput = z.discriminatedUnion('method', [
  z.object({ method: z.literal('APP'), answer: removeAuthenticatorInput.shape.code }),
  z.object({ method: z.literal('TEXT_CODE'), answer: verifyNumberInput.shape.otp }),
  z.object({ method: z.literal('PASSKEY'), answer: json.pipe(assertion).transform(withoutExtensions) }),
]);

/** Answer of a browser that used a passkey. */
export type AssertionAnswer = Extract<z.output<typeof verifySecondFactorInput>, { method: 'PASSKEY' }>['answer'];

/** Input of removeFactor. */
export const removeFactorInput = rowId;

/** Input of requireSecondFactor. */
export const requireSecondFactorInput = z
  .array(z.enum(SECOND_FACTOR_ROLES, ROLES), ROLES)
  .max(SECOND_FACTOR_ROLES.length, ROLES)
  .transform((roles) => [...new Set(roles)]);
