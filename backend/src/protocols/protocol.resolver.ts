import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { JsonScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import type { ProtocolContent } from './protocol-content.js';
import { ProtocolType, ProtocolVersionType } from './protocol.graphql.js';
import type { ProtocolService } from './protocol.service.js';
import { readContentOf } from './read-content.js';

/** The GraphQL door to protocols. */
@Resolver()
export class ProtocolResolver {
  constructor(private readonly service: ProtocolService) {}

  @Query(() => [ProtocolType])
  @NamesVerb('protocol.list')
  async protocols(@Ctx() { actor }: GraphQLContext): Promise<ProtocolType[]> {
    return (await this.service.list(actor)).map((row) => ProtocolType.from(row));
  }

  @Mutation(() => ProtocolVersionType)
  @NamesVerb('protocol.saveDraft')
  async saveProtocolDraft(
    @Ctx() { actor, request }: GraphQLContext,
    @Arg('slug', () => String) slug: string,
    @Arg('content', () => JsonScalar) content: ProtocolContent,
  ): Promise<ProtocolVersionType> {
    return ProtocolVersionType.from(
      await this.service.saveDraft(actor, { slug, content, read: readContentOf(request) }),
    );
  }

  @Mutation(() => ProtocolVersionType)
  @NamesVerb('protocol.approve')
  async approveProtocolVersion(
    @Ctx() { actor, request }: GraphQLContext,
    @Arg('id', () => ID) id: string,
    @Arg('statement', () => String) statement: string,
  ): Promise<ProtocolVersionType> {
    return ProtocolVersionType.from(await this.service.approve(actor, { id, statement, read: readContentOf(request) }));
  }

  @Mutation(() => ProtocolVersionType)
  @NamesVerb('protocol.retire')
  async retireProtocolVersion(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
  ): Promise<ProtocolVersionType> {
    return ProtocolVersionType.from(await this.service.retire(actor, { id }));
  }
}
