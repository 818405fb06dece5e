import { Mutation, Query, Resolver } from 'type-graphql';
import { toProtocol, toProtocolVersion } from './protocol.graphql.js';
import type { ProtocolContent } from './protocol-content.js';
import type { ProtocolService } from './protocol.service.js';
import { readContentOf } from './read-content.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers for protocols. */
@Resolver()
export class ProtocolResolver {
  constructor(private readonly service: ProtocolService) {}

  @Query(() => [Contract.Protocol])
  @RequiresPermission('protocol.list')
  async protocols({ actor }: GraphQLContext) {
    return (await this.service.list(actor)).map((row) => toProtocol(row));
  }

  @Mutation(() => Contract.ProtocolVersion)
  @RequiresPermission('protocol.saveDraft')
  async saveProtocolDraft({ slug, ...sent }: Contract.SaveProtocolDraftArgs, { actor, request }: GraphQLContext) {
    const content = sent.content as ProtocolContent; // any JSON: the service's schema validates it
    return toProtocolVersion(await this.service.saveDraft(actor, { slug, content, read: readContentOf(request) }));
  }

  @Mutation(() => Contract.ProtocolVersion)
  @RequiresPermission('protocol.approve')
  async approveProtocolVersion(
    { id, statement }: Contract.ApproveProtocolVersionArgs,
    { actor, request }: GraphQLContext,
  ) {
    return toProtocolVersion(await this.service.approve(actor, { id, statement, read: readContentOf(request) }));
  }

  @Mutation(() => Contract.ProtocolVersion)
  @RequiresPermission('protocol.retire')
  async retireProtocolVersion({ id }: Contract.RetireProtocolVersionArgs, { actor }: GraphQLContext) {
    return toProtocolVersion(await this.service.retire(actor, { id }));
  }
}
