import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { AccountService } from './account.service.js';
import type { ProfileService } from './profile.service.js';
import { toUser } from './user.graphql.js';

/** The GraphQL door to profiles. Pictures go through REST alone (CS-2). */
export const profileResolvers = (profiles: ProfileService, accounts: AccountService): RootResolvers => ({
  Mutation: {
    completeProfile: withPermission('user.completeProfile', async ({ input }, { actor }) =>
      toUser(await profiles.complete(actor, input)),
    ),
    skipProfile: withPermission('user.completeProfile', async (_args, { actor }) => toUser(await profiles.skip(actor))),
    updateProfile: withPermission('user.updateProfile', async ({ input }, { actor }) =>
      toUser(await profiles.update(actor, input)),
    ),
    updateAccount: withPermission('user.updateAccount', async ({ input }, { actor }) =>
      toUser(await accounts.update(actor, input)),
    ),
    verifyNumber: withPermission('user.verifyNumber', async ({ otp }, { actor }) =>
      toUser(await accounts.verifyNumber(actor, { otp })),
    ),
    setUserType: withPermission('user.setType', async ({ userId, userType }, { actor }) =>
      toUser(await profiles.setUserType(actor, userId, userType)),
    ),
  },
});
