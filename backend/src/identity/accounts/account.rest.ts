import { verifyNumberInput } from '../auth/sign-in.input.js';
import { answersOf } from '../../platform/answers/answer-language.js';
import { fieldsOf, type RestRoute } from '../../platform/http/rest.js';
import { nationalDigits } from '../../platform/inputs/phone-number.js';
import type { AccountService } from './account.service.js';
import { presentUser } from '../users/user.rest.js';
import { z } from 'zod';
import { message } from '../../platform/http/response-schemas.js';
import { userAnswer } from '../users/user.answer.js';
import { updateAccountInput } from '../users/account.input.js';

/** REST endpoints of the name and sign-in number of one's own account. */
export function accountRoutes(accounts: AccountService): RestRoute[] {
  return [
    {
      method: 'patch',
      path: '/users',
      verb: 'user.updateAccount',
      docs: {
        summary: 'Changes name, picture and sign-in number of the own account; another number is sent a code',
        body: updateAccountInput,
        answer: z.object({ message, data: userAnswer }),
        errors: ['RECENT_SIGN_IN_REQUIRED', 'SMS_FAILED'],
      },
      multipart: { field: 'avatar', holds: 'photo' },
      handle: async ({ request, response, actor }) => {
        const form = fieldsOf(updateAccountInput, request);
        const profile = await accounts.update(actor, form, request.file?.buffer);
        const { ACCOUNT_SAVED, NUMBER_PENDING } = answersOf(request, response);
        const message = profile.pendingNumber
          ? NUMBER_PENDING({ digits: nationalDigits(profile.pendingNumber) })
          : ACCOUNT_SAVED;
        response.json({ message, data: presentUser(profile) });
      },
    },
    {
      method: 'post',
      path: '/users/verify-number',
      verb: 'user.verifyNumber',
      docs: {
        summary: 'Makes the pending number hold',
        body: verifyNumberInput,
        answer: z.object({ message, data: userAnswer }),
        errors: ['WRONG_OTP', 'ALREADY_EXISTS'],
      },
      handle: async ({ request, response, actor }) => {
        const profile = await accounts.verifyNumber(actor, fieldsOf(verifyNumberInput, request));
        response.json({ message: answersOf(request, response).ACCOUNT_SAVED, data: presentUser(profile) });
      },
    },
  ];
}
