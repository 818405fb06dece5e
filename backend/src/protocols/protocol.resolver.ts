import { Ctx, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import { ProtocolType } from './protocol.graphql.js';
import type { ProtocolService } from './protocol.service.js';

/** The GraphQL door to protocols. */
@Resolver()
export class ProtocolResolver {
  constructor(private readonly service: ProtocolService) {}

  @Query(() => [ProtocolType])
  @NamesVerb('protocol.list')
  async protocols(@Ctx() { actor }: GraphQLContext): Promise<ProtocolType[]> {
    return (await this.service.list(actor)).map((row) => ProtocolType.from(row));
  }
}
