import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { toPatientImport } from './patient-import.graphql.js';
import type { PatientImportService } from './patient-import.service.js';

/** GraphQL resolvers of imports. REST receives the files. */
export const patientImportResolvers = (service: PatientImportService): RootResolvers => ({
  Query: {
    patientImport: withPermission('patient.import', async ({ id }, { actor }) =>
      toPatientImport(await service.find(actor, id)),
    ),
  },
});
