import type * as Contract from '../../platform/graphql/generated.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { SmartClient } from './smart-client.entity.js';
import type { SmartClientService } from './smart-client.service.js';

/** Maps a client to the GraphQL type, field by field. */
function toSmartClient(client: SmartClient): Contract.SmartClient {
  const { id, name, purpose, reach, scopes, jwksUrl, identifierSystems, createdAt, lastUsedAt } = client;
  return {
    id,
    name,
    purpose,
    reach,
    scopes,
    jwksUrl: jwksUrl ?? null,
    identifierSystems,
    createdAt,
    lastUsedAt: lastUsedAt ?? null,
  };
}

/** GraphQL resolvers for clients. */
export const smartClientResolvers = (service: SmartClientService): RootResolvers => ({
  Query: {
    smartClients: withPermission('smartClient.list', async (_args, { actor }) =>
      (await service.list(actor)).map((client) => toSmartClient(client)),
    ),
  },
  Mutation: {
    createSmartClient: withPermission('smartClient.create', async ({ input }, { actor }) =>
      toSmartClient(await service.create(actor, input)),
    ),
    revokeSmartClient: withPermission('smartClient.revoke', async ({ id }, { actor }) => {
      await service.revoke(actor, id);
      return true;
    }),
  },
});
