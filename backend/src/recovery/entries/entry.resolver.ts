import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { toEntryResult } from './entry.graphql.js';
import type { EntryService } from './entry.service.js';

/** GraphQL resolvers for patients' entries. */
export const entryResolvers = (service: EntryService): RootResolvers => ({
  Mutation: {
    recordEntries: withPermission('entry.record', async ({ entries, language }, { actor }) =>
      (await service.record(actor, { entries, language })).map((result) => toEntryResult(result)),
    ),
  },
});
