import type * as Contract from '../../platform/graphql/generated.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { Hl7Source } from './hl7-source.entity.js';
import type { Hl7SourceService } from './hl7-source.service.js';

/** Maps a source to the GraphQL type, field by field. */
function toHl7Source({ id, name, application, facility, identifierSystem, createdAt }: Hl7Source): Contract.Hl7Source {
  return { id, name, application, facility, identifierSystem, createdAt };
}

/** GraphQL resolvers for HL7 v2 sources. */
export const hl7SourceResolvers = (service: Hl7SourceService): RootResolvers => ({
  Query: {
    hl7Sources: withPermission('messageSource.list', async (_args, { actor }) =>
      (await service.list(actor)).map((source) => toHl7Source(source)),
    ),
  },
  Mutation: {
    createHl7Source: withPermission('messageSource.create', async ({ input }, { actor }) =>
      toHl7Source(await service.create(actor, input)),
    ),
    endHl7Source: withPermission('messageSource.end', async ({ id }, { actor }) => {
      await service.end(actor, id);
      return true;
    }),
  },
});
