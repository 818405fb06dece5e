import { Mutation, Resolver } from 'type-graphql';
import { answerInEnglish, answersOf } from '../../platform/answers/answer-language.js';
import { toHalfUser, toUser } from '../users/user.graphql.js';
import type { UserService } from '../users/user.service.js';
import type { Sessions } from './session.js';
import type { SignInService } from './sign-in.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL endpoints of sign-in. */
@Resolver()
export class AuthResolver {
  constructor(
    private readonly signIn: SignInService,
    private readonly sessions: Sessions,
    private readonly users: UserService,
  ) {}

  @Mutation(() => Contract.OtpSent)
  @RequiresPermission('auth.sendOtp')
  async sendOtp({ door, phoneNumber }: Contract.SendOtpArgs, { actor, request, response }: GraphQLContext) {
    if (door !== 'user') answerInEnglish(response);
    const sent = await this.signIn.sendOtp(actor, door, { phoneNumber });
    return { message: answersOf(request, response).CODE_SENT, ...sent };
  }

  @Mutation(() => Contract.User)
  @RequiresPermission('auth.verifyOtp')
  async verifyOtp(
    { door, phoneNumber, otp, keepSignedIn }: Contract.VerifyOtpArgs,
    { actor, request, response }: GraphQLContext,
  ) {
    if (door !== 'user') answerInEnglish(response);
    const signedIn = await this.signIn.verifyOtp(actor, door, { phoneNumber, otp, keepSignedIn });
    if (!(await this.sessions.open(request, response, signedIn))) return toHalfUser(signedIn.user);
    return toUser(await this.users.profileOf(signedIn.user));
  }

  @Mutation(() => Boolean)
  @RequiresPermission('auth.logout')
  async logout({ actor, request, response }: GraphQLContext) {
    await this.signIn.logout(actor);
    await this.sessions.close(request, response);
    return true;
  }
}
