import { Mutation, Query, Resolver } from 'type-graphql';
import type { Hl7Source } from './hl7-source.entity.js';
import type { Hl7SourceService } from './hl7-source.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** Maps a source to the GraphQL type, field by field. */
function toHl7Source({ id, name, application, facility, identifierSystem, createdAt }: Hl7Source): Contract.Hl7Source {
  return { id, name, application, facility, identifierSystem, createdAt };
}

/** GraphQL resolvers for HL7 v2 sources. */
@Resolver()
export class Hl7SourceResolver {
  constructor(private readonly service: Hl7SourceService) {}

  @Query(() => [Contract.Hl7Source])
  @RequiresPermission('messageSource.list')
  async hl7Sources({ actor }: GraphQLContext) {
    return (await this.service.list(actor)).map((source) => toHl7Source(source));
  }

  @Mutation(() => Contract.Hl7Source)
  @RequiresPermission('messageSource.create')
  async createHl7Source({ input }: Contract.CreateHl7SourceArgs, { actor }: GraphQLContext) {
    return toHl7Source(await this.service.create(actor, input));
  }

  @Mutation(() => Boolean)
  @RequiresPermission('messageSource.end')
  async endHl7Source({ id }: Contract.EndHl7SourceArgs, { actor }: GraphQLContext) {
    await this.service.end(actor, id);
    return true;
  }
}
