import type * as Contract from '../../platform/graphql/generated.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { DeletedPatientService, DeletedRecord } from './deleted-patient.service.js';
import { toPatient } from './patient.graphql.js';

/** Names every field that is sent. */
function toDeletedRecord({ patient, deletedAt, deletedBy, restorableUntil }: DeletedRecord): Contract.DeletedRecord {
  return { patient: toPatient(patient), deletedAt, deletedBy, restorableUntil };
}

/** The GraphQL door to the records that can still be brought back. */
export const deletedPatientResolvers = (service: DeletedPatientService): RootResolvers => ({
  Query: {
    deletedPatients: withPermission('patient.listDeleted', async ({ search, page, limit }, { actor }) => {
      const found = await service.list(actor, { search, page, limit });
      return { ...found, records: found.records.map((record) => toDeletedRecord(record)) };
    }),
  },
});
