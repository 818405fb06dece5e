import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { toContactMessageConnection, toContactMessage } from './inbox.graphql.js';
import type { InboxService } from './inbox.service.js';

/** GraphQL resolvers of the inbox. */
export const inboxResolvers = (service: InboxService): RootResolvers => ({
  Query: {
    contactMessages: withPermission('inbox.list', async ({ first, after, status }, { actor }) =>
      toContactMessageConnection(await service.list(actor, { first, after, status })),
    ),
  },
  Mutation: {
    setContactMessageStatus: withPermission('inbox.setStatus', async ({ id, status, version }, { actor }) =>
      toContactMessage(await service.setStatus(actor, { id, status, version })),
    ),
  },
});
