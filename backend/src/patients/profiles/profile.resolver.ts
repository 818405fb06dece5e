import { toUser } from '../../identity/index.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { ProfileService } from './profile.service.js';

/** GraphQL resolvers of profiles. */
export const profileResolvers = (profiles: ProfileService): RootResolvers => ({
  Mutation: {
    completeProfile: withPermission('user.completeProfile', async ({ input }, { actor }) =>
      toUser(await profiles.complete(actor, input)),
    ),
    skipProfile: withPermission('user.completeProfile', async (_args, { actor }) => toUser(await profiles.skip(actor))),
    updateProfile: withPermission('user.updateProfile', async ({ input }, { actor }) =>
      toUser(await profiles.update(actor, input)),
    ),
  },
});
