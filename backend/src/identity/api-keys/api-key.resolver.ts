import { Mutation, Query, Resolver } from 'type-graphql';
import type { ApiKeyService, ListedKey } from './api-key.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** Lists every field explicitly, so that no other field is sent. */
function toApiKey({ id, name, scopes, createdAt, expiresAt, lastUsedAt, owner, ...of }: ListedKey): Contract.ApiKey {
  const { clientId, clientName } = of;
  return { id, name, scopes, createdAt, expiresAt, lastUsedAt, owner, clientId, clientName };
}

/** GraphQL endpoints of API keys. */
@Resolver()
export class ApiKeyResolver {
  constructor(private readonly service: ApiKeyService) {}

  @Query(() => [Contract.ApiKey])
  @RequiresPermission('apiKey.list')
  async apiKeys({ all }: Contract.ApiKeysArgs, { actor }: GraphQLContext) {
    return (await this.service.list(actor, { all })).map((apiKey) => toApiKey(apiKey));
  }

  @Mutation(() => Contract.CreatedApiKey)
  @RequiresPermission('apiKey.create')
  async createApiKey({ input }: Contract.CreateApiKeyArgs, { actor }: GraphQLContext) {
    const { apiKey, secret } = await this.service.create(actor, input);
    return { apiKey: toApiKey(apiKey), secret };
  }

  @Mutation(() => Boolean)
  @RequiresPermission('apiKey.revoke')
  async revokeApiKey({ id }: Contract.RevokeApiKeyArgs, { actor }: GraphQLContext) {
    await this.service.revoke(actor, id);
    return true;
  }
}
