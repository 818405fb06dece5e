import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { AccountService } from './account.service.js';
import { toUser } from '../users/user.graphql.js';
import type { UserTypeService } from './user-type.service.js';

/** GraphQL endpoints of account changes. Pictures are uploaded through REST alone. */
export const accountResolvers = (accounts: AccountService, userTypes: UserTypeService): RootResolvers => ({
  Mutation: {
    updateAccount: withPermission('user.updateAccount', async ({ input }, { actor }) =>
      toUser(await accounts.update(actor, input)),
    ),
    verifyNumber: withPermission('user.verifyNumber', async ({ otp }, { actor }) =>
      toUser(await accounts.verifyNumber(actor, { otp })),
    ),
    setUserType: withPermission('user.setType', async ({ userId, userType }, { actor }) =>
      toUser(await userTypes.set(actor, userId, userType)),
    ),
  },
});
