import { Mutation, Query, Resolver } from 'type-graphql';
import { answerInEnglish } from '../../platform/answers/answer-language.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import * as Contract from '../../platform/graphql/generated.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { Sessions } from '../auth/session.js';
import { toHalfUser, toUser } from '../users/user.graphql.js';
import type { UserService } from '../users/user.service.js';
import type { AuthenticatorSignInService } from './authenticator-sign-in.service.js';
import type { AuthenticatorService } from './authenticator.service.js';

/** GraphQL endpoints of authenticators. */
@Resolver()
export class AuthenticatorResolver {
  constructor(
    private readonly service: AuthenticatorService,
    private readonly signIn: AuthenticatorSignInService,
    private readonly parts: { sessions: Sessions; users: UserService },
  ) {}

  @Query(() => Contract.Authenticator)
  @RequiresPermission('authenticator.read')
  authenticator({ actor }: GraphQLContext) {
    return this.service.read(actor);
  }

  @Mutation(() => Contract.AuthenticatorSetup)
  @RequiresPermission('authenticator.begin')
  beginAuthenticator({ actor }: GraphQLContext) {
    return this.service.begin(actor);
  }

  @Mutation(() => [String])
  @RequiresPermission('authenticator.confirm')
  confirmAuthenticator({ code }: Contract.ConfirmAuthenticatorArgs, { actor }: GraphQLContext) {
    return this.service.confirm(actor, { code });
  }

  @Mutation(() => Boolean)
  @RequiresPermission('authenticator.remove')
  async removeAuthenticator({ code }: Contract.RemoveAuthenticatorArgs, { actor }: GraphQLContext) {
    await this.service.remove(actor, { code });
    return true;
  }

  @Mutation(() => Boolean)
  @RequiresPermission('authenticator.reset')
  async resetAuthenticator({ userId }: Contract.ResetAuthenticatorArgs, { actor }: GraphQLContext) {
    await this.service.reset(actor, userId);
    return true;
  }

  @Mutation(() => Contract.User)
  @RequiresPermission('auth.verifyAuthenticator')
  async verifyAuthenticator(
    { door, phoneNumber, code }: Contract.VerifyAuthenticatorArgs,
    { actor, request, response }: GraphQLContext,
  ) {
    const { sessions, users } = this.parts;
    answerInEnglish(response);
    const signedIn = await this.signIn.verify(actor, { door, phoneNumber, code });
    if (!(await sessions.open(request, response, signedIn))) return toHalfUser(signedIn.user);
    return toUser(await users.profileOf(signedIn.user));
  }
}
