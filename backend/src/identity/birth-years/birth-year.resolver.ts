import { Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import * as Contract from '../../platform/graphql/generated.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { Sessions } from '../auth/session.js';
import { toUser } from '../users/user.graphql.js';
import type { UserService } from '../users/user.service.js';
import type { BirthYearService } from './birth-year.service.js';

/** GraphQL endpoints of the check of the year of birth. */
@Resolver()
export class BirthYearResolver {
  constructor(
    private readonly service: BirthYearService,
    private readonly parts: { sessions: Sessions; users: UserService },
  ) {}

  @Query(() => Contract.BirthYearCheck, { nullable: true })
  @RequiresPermission('birthYear.read')
  async birthYearCheck({ patientId }: Contract.BirthYearCheckArgs, { actor }: GraphQLContext) {
    return (await this.service.find(actor, { patientId })) ?? null;
  }

  @Mutation(() => Contract.User)
  @RequiresPermission('birthYear.confirm')
  async confirmBirthYear({ year }: Contract.ConfirmBirthYearArgs, { actor, request, response }: GraphQLContext) {
    const { sessions, users } = this.parts;
    const { user, wasHalf } = await this.service.confirm(actor, { year });
    if (wasHalf) await sessions.open(request, response, { user, ...sessions.stepsOf(request) });
    return toUser(await users.profileOf(user));
  }

  @Mutation(() => Boolean)
  @RequiresPermission('birthYear.lift')
  liftBirthYearCheck({ userId }: Contract.LiftBirthYearCheckArgs, { actor }: GraphQLContext) {
    return this.service.lift(actor, { userId });
  }
}
