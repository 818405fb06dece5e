import { answersOf } from '../../platform/answers/answer-language.js';
import { fieldsOf, type RestRoute } from '../../platform/http/rest.js';
import { presentHalfUser, presentUser } from '../users/user.rest.js';
import type { UserService } from '../users/user.service.js';
import type { Sessions } from './session.js';
import { sendOtpInput, verifyOtpInput, verifyUserOtpInput } from './sign-in.input.js';
import type { SignInService } from './sign-in.service.js';
import { z } from 'zod';
import { message, messageAnswer } from '../../platform/http/response-schemas.js';
import { userAnswer } from '../users/user.answer.js';

/** REST endpoints of sign-in. */
export function authRoutes(signIn: SignInService, sessions: Sessions, users: UserService): RestRoute[] {
  return [
    {
      method: 'post',
      path: '/users/send-otp',
      verb: 'auth.sendOtp',
      docs: {
        summary: 'Sends a one-time password to a number, known or not',
        body: sendOtpInput,
        answer: messageAnswer,
        errors: ['ACCOUNT_DISABLED', 'SMS_FAILED'],
      },
      handle: async ({ request, response, actor }) => {
        await signIn.sendOtp(actor, 'user', fieldsOf(sendOtpInput, request));
        response.json({ message: answersOf(request, response).CODE_SENT });
      },
    },
    {
      method: 'post',
      path: '/users/verify-otp',
      verb: 'auth.verifyOtp',
      docs: {
        summary: 'Signs in or up with the one-time password',
        body: verifyUserOtpInput,
        answer: z.object({ message, data: z.object({ user: userAnswer }) }),
        errors: ['WRONG_OTP', 'ACCOUNT_DISABLED'],
      },
      handle: async ({ request, response, actor }) => {
        const signedIn = await signIn.verifyOtp(actor, 'user', fieldsOf(verifyUserOtpInput, request));
        const isWhole = await sessions.open(request, response, signedIn);
        const message = answersOf(request, response).SIGNED_IN;
        const user = isWhole ? presentUser(await users.profileOf(signedIn.user)) : presentHalfUser(signedIn.user);
        response.json({ message, data: { user } });
      },
    },
    {
      method: 'post',
      path: '/admin/send-otp',
      verb: 'auth.sendOtp',
      docs: {
        summary: 'Sends a one-time password to an admin',
        body: sendOtpInput,
        answer: messageAnswer,
        errors: ['ADMIN_NOT_FOUND', 'ACCOUNT_DISABLED', 'SMS_FAILED'],
      },
      handle: async ({ request, response, actor }) => {
        await signIn.sendOtp(actor, 'admin', fieldsOf(sendOtpInput, request));
        response.json({ message: answersOf(request, response).CODE_SENT });
      },
    },
    {
      method: 'post',
      path: '/admin/verify-otp',
      verb: 'auth.verifyOtp',
      docs: {
        summary: 'Signs an admin in with the one-time password',
        body: verifyOtpInput,
        answer: z.object({ message, token: z.string().describe('Opens nothing: the cookie does.') }),
        errors: ['WRONG_OTP', 'ADMIN_NOT_FOUND', 'ACCOUNT_DISABLED'],
      },
      handle: async ({ request, response, actor }) => {
        const signedIn = await signIn.verifyOtp(actor, 'admin', fieldsOf(verifyOtpInput, request));
        await sessions.open(request, response, signedIn);
        // The token grants nothing: the observed client logs it, so it must not be a credential.
        response.json({ message: 'You are signed in as an admin.', token: 'session-cookie' });
      },
    },
    {
      method: 'post',
      path: '/users/logout',
      verb: 'auth.logout',
      docs: { summary: 'Signs out; also who is not signed in', answer: messageAnswer },
      handle: async ({ request, response, actor }) => {
        await signIn.logout(actor);
        await sessions.close(request, response);
        response.json({ message: answersOf(request, response).SIGNED_OUT });
      },
    },
  ];
}
