import { Mutation, Resolver } from 'type-graphql';
import { toUser } from '../../identity/index.js';
import type { ProfileService } from './profile.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers of profiles. */
@Resolver()
export class ProfileResolver {
  constructor(private readonly profiles: ProfileService) {}

  @Mutation(() => Contract.User)
  @RequiresPermission('user.completeProfile')
  async completeProfile({ input }: Contract.CompleteProfileArgs, { actor }: GraphQLContext) {
    return toUser(await this.profiles.complete(actor, input));
  }

  @Mutation(() => Contract.User)
  @RequiresPermission('user.completeProfile')
  async skipProfile({ actor }: GraphQLContext) {
    return toUser(await this.profiles.skip(actor));
  }

  @Mutation(() => Contract.User)
  @RequiresPermission('user.updateProfile')
  async updateProfile({ input }: Contract.UpdateProfileArgs, { actor }: GraphQLContext) {
    return toUser(await this.profiles.update(actor, input));
  }
}
