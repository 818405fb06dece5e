import { Int, Mutation, Query, Resolver } from 'type-graphql';
import { toUser } from '../users/user.graphql.js';
import type { SessionService } from './session.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL endpoints of sessions. */
@Resolver()
export class SessionResolver {
  constructor(private readonly service: SessionService) {}

  @Query(() => [Contract.Session])
  @RequiresPermission('session.list')
  mySessions({ actor }: GraphQLContext) {
    return this.service.list(actor);
  }

  @Mutation(() => Boolean)
  @RequiresPermission('session.end')
  async endSession({ id }: Contract.EndSessionArgs, { actor }: GraphQLContext) {
    await this.service.end(actor, id);
    return true;
  }

  @Mutation(() => Int)
  @RequiresPermission('session.end')
  endOtherSessions({ actor }: GraphQLContext) {
    return this.service.endOthers(actor);
  }

  @Mutation(() => Int)
  @RequiresPermission('session.endOfOthers')
  endSessionsOf({ userId }: Contract.EndSessionsOfArgs, { actor }: GraphQLContext) {
    return this.service.endAllOf(actor, userId);
  }

  @Mutation(() => Contract.User)
  @RequiresPermission('user.disable', 'user.enable')
  async setAccountDisabled({ userId, disabled }: Contract.SetAccountDisabledArgs, { actor }: GraphQLContext) {
    return toUser(await this.service.setDisabled(actor, userId, disabled));
  }
}
