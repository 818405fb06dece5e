import type { KeyScope } from '../../platform/access/access-policy.js';
import type * as Contract from '../../platform/graphql/generated.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { WireEnum } from '../../platform/graphql/wire-enum.js';
import type { ApiKeyService, ListedKey } from './api-key.service.js';

const ApiKeyScopeEnum = {
  PATIENTS_READ: 'patients:read',
  PATIENTS_WRITE: 'patients:write',
  APPOINTMENTS_READ: 'appointments:read',
  APPOINTMENTS_WRITE: 'appointments:write',
  PAYMENTS_READ: 'payments:read',
  PAYMENTS_WRITE: 'payments:write',
  RECOVERY_READ: 'recovery:read',
} as const satisfies WireEnum<KeyScope>;

/** Lists every field explicitly, so that no other field is sent. */
function toApiKey({ id, name, scopes, createdAt, expiresAt, lastUsedAt, owner }: ListedKey): Contract.ApiKey {
  return { id, name, scopes, createdAt, expiresAt, lastUsedAt, owner };
}

/** GraphQL endpoints of API keys. */
export const apiKeyResolvers = (service: ApiKeyService): RootResolvers => ({
  enums: { ApiKeyScope: ApiKeyScopeEnum },
  Query: {
    apiKeys: withPermission('apiKey.list', async ({ all }, { actor }) =>
      (await service.list(actor, { all })).map((apiKey) => toApiKey(apiKey)),
    ),
  },
  Mutation: {
    createApiKey: withPermission('apiKey.create', async ({ input }, { actor }) => {
      const { apiKey, secret } = await service.create(actor, input);
      return { apiKey: toApiKey(apiKey), secret };
    }),
    revokeApiKey: withPermission('apiKey.revoke', async ({ id }, { actor }) => {
      await service.revoke(actor, id);
      return true;
    }),
  },
});
