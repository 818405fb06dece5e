import type * as Contract from '../../platform/graphql/generated.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { WireEnum } from '../../platform/graphql/wire-enum.js';
import type { SearchHit, SearchKind, SearchService } from './search.service.js';

const SearchKindEnum = {
  PATIENT: 'patient',
  PAYMENT: 'payment',
  STAFF: 'staff',
} as const satisfies WireEnum<SearchKind>;

/** Names every field that is sent. */
function toSearchHit({ kind, id, patientNumber, title, detail }: SearchHit): Contract.SearchHit {
  return { kind, id, patientNumber, title, detail };
}

/** The GraphQL door to the search. */
export const searchResolvers = (service: SearchService): RootResolvers => ({
  enums: { SearchKind: SearchKindEnum },
  Query: {
    search: withPermission('patient.search', async ({ text, first }, { actor }) =>
      (await service.search(actor, { text, first })).map((hit) => toSearchHit(hit)),
    ),
  },
});
