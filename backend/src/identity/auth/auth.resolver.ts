import { answerInEnglish, answersOf } from '../../platform/answers/answer-language.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { WireEnum } from '../../platform/graphql/wire-enum.js';
import { toUser } from '../users/user.graphql.js';
import type { UserService } from '../users/user.service.js';
import type { SignInDoor } from './otp-challenge.entity.js';
import type { Sessions } from './session.js';
import type { SignInService } from './sign-in.service.js';

const SignInDoorEnum = { USER: 'user', ADMIN: 'admin', STAFF: 'staff' } as const satisfies WireEnum<SignInDoor>;

/** GraphQL endpoints of sign-in. */
export const authResolvers = (signIn: SignInService, sessions: Sessions, users: UserService): RootResolvers => ({
  enums: { SignInDoor: SignInDoorEnum },
  Mutation: {
    sendOtp: withPermission('auth.sendOtp', async ({ door, phoneNumber }, { actor, request, response }) => {
      if (door !== 'user') answerInEnglish(response);
      const sent = await signIn.sendOtp(actor, door, { phoneNumber });
      return { message: answersOf(request, response).CODE_SENT, ...sent };
    }),
    verifyOtp: withPermission(
      'auth.verifyOtp',
      async ({ door, phoneNumber, otp, keepSignedIn }, { actor, request, response }) => {
        if (door !== 'user') answerInEnglish(response);
        const signedIn = await signIn.verifyOtp(actor, door, { phoneNumber, otp, keepSignedIn });
        await sessions.open(request, response, signedIn);
        return toUser(await users.profileOf(signedIn.user));
      },
    ),
    logout: withPermission('auth.logout', async (_args, { actor, request, response }) => {
      await signIn.logout(actor);
      await sessions.close(request, response);
      return true;
    }),
  },
});
