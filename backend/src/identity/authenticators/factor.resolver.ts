import { Mutation, Query, Resolver } from 'type-graphql';
import { answerInEnglish } from '../../platform/answers/answer-language.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import * as Contract from '../../platform/graphql/generated.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { JsonScalar } from '../../platform/graphql/scalars.js';
import type { Sessions } from '../auth/session.js';
import { toUser } from '../users/user.graphql.js';
import type { UserService } from '../users/user.service.js';
import type { FactorService } from './factor.service.js';
import type { SecondFactorService } from './second-factor.service.js';

/** GraphQL endpoints of passkeys and second factors. */
@Resolver()
export class FactorResolver {
  constructor(
    private readonly factors: FactorService,
    private readonly secondFactor: SecondFactorService,
    private readonly parts: { sessions: Sessions; users: UserService },
  ) {}

  @Query(() => Contract.MyFactors)
  @RequiresPermission('factor.list')
  myFactors({ actor }: GraphQLContext) {
    return this.factors.list(actor);
  }

  @Query(() => [Contract.SecondFactorRole])
  @RequiresPermission('factor.readRule')
  secondFactorRoles({ actor }: GraphQLContext) {
    return this.factors.requiredRoles(actor);
  }

  @Mutation(() => JsonScalar)
  @RequiresPermission('factor.beginPasskey')
  beginPasskey({ actor }: GraphQLContext) {
    return this.factors.beginPasskey(actor);
  }

  @Mutation(() => Contract.Factor)
  @RequiresPermission('factor.addPasskey')
  addPasskey({ response, name }: Contract.AddPasskeyArgs, { actor }: GraphQLContext) {
    return this.factors.addPasskey(actor, { response, name });
  }

  @Mutation(() => Boolean)
  @RequiresPermission('factor.remove')
  async removeFactor({ id }: Contract.RemoveFactorArgs, { actor }: GraphQLContext) {
    await this.factors.remove(actor, id);
    return true;
  }

  @Mutation(() => JsonScalar, { nullable: true })
  @RequiresPermission('factor.begin', 'auth.sendOtp')
  beginSecondFactor({ method }: Contract.BeginSecondFactorArgs, { actor }: GraphQLContext) {
    return this.secondFactor.begin(actor, method);
  }

  @Mutation(() => Contract.User)
  @RequiresPermission('factor.verify')
  async verifySecondFactor(
    { method, answer }: Contract.VerifySecondFactorArgs,
    { actor, request, response }: GraphQLContext,
  ) {
    const { sessions, users } = this.parts;
    answerInEnglish(response);
    const { user, signedIn } = await this.secondFactor.verify(actor, { method, answer }, () =>
      sessions.stepsOf(request),
    );
    if (signedIn) await sessions.open(request, response, signedIn);
    return toUser(await users.profileOf(user));
  }

  @Mutation(() => Boolean)
  @RequiresPermission('factor.reset')
  async resetFactors({ userId }: Contract.ResetFactorsArgs, { actor }: GraphQLContext) {
    await this.factors.reset(actor, userId);
    return true;
  }

  @Mutation(() => [Contract.SecondFactorRole])
  @RequiresPermission('factor.setRule')
  requireSecondFactor({ roles }: Contract.RequireSecondFactorArgs, { actor }: GraphQLContext) {
    return this.factors.requireOf(actor, roles);
  }
}
