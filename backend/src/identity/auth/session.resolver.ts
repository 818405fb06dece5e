import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { toUser } from '../users/user.graphql.js';
import type { SessionService } from './session.service.js';

/** GraphQL endpoints of sessions. */
export const sessionResolvers = (service: SessionService): RootResolvers => ({
  Query: {
    mySessions: withPermission('session.list', (_args, { actor }) => service.list(actor)),
  },
  Mutation: {
    endSession: withPermission('session.end', async ({ id }, { actor }) => {
      await service.end(actor, id);
      return true;
    }),
    endOtherSessions: withPermission('session.end', (_args, { actor }) => service.endOthers(actor)),
    endSessionsOf: withPermission('session.endOfOthers', ({ userId }, { actor }) => service.endAllOf(actor, userId)),
    setAccountDisabled: withPermission(['user.disable', 'user.enable'], async ({ userId, disabled }, { actor }) =>
      toUser(await service.setDisabled(actor, userId, disabled)),
    ),
  },
});
