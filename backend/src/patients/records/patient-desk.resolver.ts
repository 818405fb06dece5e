import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { PatientDeskService } from './patient-desk.service.js';
import { toPatient } from './patient.graphql.js';

/** GraphQL resolvers of the front desk. */
export const patientDeskResolvers = (service: PatientDeskService): RootResolvers => ({
  Mutation: {
    registerPatient: withPermission('patient.register', async ({ input, idempotencyKey }, { actor }) =>
      toPatient(await service.register(actor, { ...input, idempotencyKey })),
    ),
    completePatient: withPermission('patient.complete', async ({ id, input, version }, { actor }) =>
      toPatient(await service.complete(actor, { ...input, id, version })),
    ),
  },
});
