import type * as Contract from '../../platform/graphql/generated.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { DeletedPatientService, DeletedRecord } from './deleted-patient.service.js';
import { toPatient } from './patient.graphql.js';

/** Maps a deleted record to its GraphQL type. */
function toDeletedRecord({ patient, deletedAt, deletedBy, restorableUntil }: DeletedRecord): Contract.DeletedRecord {
  return { patient: toPatient(patient), deletedAt, deletedBy, restorableUntil };
}

/** GraphQL resolvers of deleted records. */
export const deletedPatientResolvers = (service: DeletedPatientService): RootResolvers => ({
  Query: {
    deletedPatients: withPermission('patient.listDeleted', async ({ search, page, limit }, { actor }) => {
      const found = await service.list(actor, { search, page, limit });
      return { ...found, records: found.records.map((record) => toDeletedRecord(record)) };
    }),
  },
});
