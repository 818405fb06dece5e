import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { toProtocol, toProtocolVersion } from './protocol.graphql.js';
import type { ProtocolContent } from './protocol-content.js';
import type { ProtocolService } from './protocol.service.js';
import { readContentOf } from './read-content.js';

/** GraphQL resolvers for protocols. */
export const protocolResolvers = (service: ProtocolService): RootResolvers => ({
  Query: {
    protocols: withPermission('protocol.list', async (_args, { actor }) =>
      (await service.list(actor)).map((row) => toProtocol(row)),
    ),
  },
  Mutation: {
    saveProtocolDraft: withPermission('protocol.saveDraft', async ({ slug, ...sent }, { actor, request }) => {
      const content = sent.content as ProtocolContent; // any JSON: the service's schema validates it
      return toProtocolVersion(await service.saveDraft(actor, { slug, content, read: readContentOf(request) }));
    }),
    approveProtocolVersion: withPermission('protocol.approve', async ({ id, statement }, { actor, request }) =>
      toProtocolVersion(await service.approve(actor, { id, statement, read: readContentOf(request) })),
    ),
    retireProtocolVersion: withPermission('protocol.retire', async ({ id }, { actor }) =>
      toProtocolVersion(await service.retire(actor, { id })),
    ),
  },
});
