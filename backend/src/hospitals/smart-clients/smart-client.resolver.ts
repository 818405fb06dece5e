import { Mutation, Query, Resolver } from 'type-graphql';
import type { SmartClient } from './smart-client.entity.js';
import type { SmartClientService } from './smart-client.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

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
@Resolver()
export class SmartClientResolver {
  constructor(private readonly service: SmartClientService) {}

  @Query(() => [Contract.SmartClient])
  @RequiresPermission('smartClient.list')
  async smartClients({ actor }: GraphQLContext) {
    return (await this.service.list(actor)).map((client) => toSmartClient(client));
  }

  @Mutation(() => Contract.SmartClient)
  @RequiresPermission('smartClient.create')
  async createSmartClient({ input }: Contract.CreateSmartClientArgs, { actor }: GraphQLContext) {
    return toSmartClient(await this.service.create(actor, input));
  }

  @Mutation(() => Boolean)
  @RequiresPermission('smartClient.revoke')
  async revokeSmartClient({ id }: Contract.RevokeSmartClientArgs, { actor }: GraphQLContext) {
    await this.service.revoke(actor, id);
    return true;
  }
}
