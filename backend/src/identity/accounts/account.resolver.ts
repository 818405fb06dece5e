import { Mutation, Resolver } from 'type-graphql';
import type { AccountService } from './account.service.js';
import { toUser } from '../users/user.graphql.js';
import type { UserTypeService } from './user-type.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL endpoints of account changes. Pictures are uploaded through REST alone. */
@Resolver()
export class AccountResolver {
  constructor(
    private readonly accounts: AccountService,
    private readonly userTypes: UserTypeService,
  ) {}

  @Mutation(() => Contract.User)
  @RequiresPermission('user.updateAccount')
  async updateAccount({ input }: Contract.UpdateAccountArgs, { actor }: GraphQLContext) {
    return toUser(await this.accounts.update(actor, input));
  }

  @Mutation(() => Contract.User)
  @RequiresPermission('user.verifyNumber')
  async verifyNumber({ otp }: Contract.VerifyNumberArgs, { actor }: GraphQLContext) {
    return toUser(await this.accounts.verifyNumber(actor, { otp }));
  }

  @Mutation(() => Contract.User)
  @RequiresPermission('user.setType')
  async setUserType({ userId, userType }: Contract.SetUserTypeArgs, { actor }: GraphQLContext) {
    return toUser(await this.userTypes.set(actor, userId, userType));
  }
}
