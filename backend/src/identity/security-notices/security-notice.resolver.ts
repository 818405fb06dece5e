import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { SecurityNoticeService } from './security-notice.service.js';

/** GraphQL endpoints of security notices. */
export const securityNoticeResolvers = (service: SecurityNoticeService): RootResolvers => ({
  Query: {
    securityNotices: withPermission('securityNotice.list', async (_args, { actor }) =>
      (await service.list(actor)).map(({ id, kind, at, subject, by }) => ({ id, kind, at: new Date(at), subject, by })),
    ),
  },
});
