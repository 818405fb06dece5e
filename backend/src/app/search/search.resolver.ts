import type * as Contract from '../../platform/graphql/generated.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { WireEnum } from '../../platform/graphql/wire-enum.js';
import type { SearchHit, SearchKind, SearchService } from './search.service.js';

const SearchKindEnum = {
  PATIENT: 'patient',
  PAYMENT: 'payment',
  STAFF: 'staff',
} as const satisfies WireEnum<SearchKind>;

/** Maps a search hit to its GraphQL type. */
function toSearchHit({ kind, id, patientNumber, title, detail }: SearchHit): Contract.SearchHit {
  return { kind, id, patientNumber, title, detail };
}

/** GraphQL resolvers of the search. */
export const searchResolvers = (service: SearchService): RootResolvers => ({
  enums: { SearchKind: SearchKindEnum },
  Query: {
    search: withPermission('patient.search', async ({ text, first }, { actor }) =>
      (await service.search(actor, { text, first })).map((hit) => toSearchHit(hit)),
    ),
  },
});
