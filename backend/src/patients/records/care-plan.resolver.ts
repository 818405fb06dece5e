import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { CarePlanService } from './care-plan.service.js';
import { toPatientDetails } from './patient.graphql.js';

/** GraphQL resolvers of medical history, progress reports and care plan. */
export const carePlanResolvers = (service: CarePlanService): RootResolvers => ({
  Mutation: {
    addMedicalHistoryEntry: withPermission('patient.addHistory', async ({ patientId, input }, { actor }) =>
      toPatientDetails(await service.addHistory(actor, patientId, input)),
    ),
    addProgressReport: withPermission('patient.addReport', async ({ patientId, content }, { actor }) =>
      toPatientDetails(await service.addReport(actor, patientId, { content })),
    ),
    updateCarePlan: withPermission('patient.updateCarePlan', async ({ patientId, input, version }, { actor }) =>
      toPatientDetails(await service.update(actor, { ...input, id: patientId, version })),
    ),
  },
});
