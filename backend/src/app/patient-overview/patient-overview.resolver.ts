import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { TimelineKindEnum, toPatientOverview, toTimelineConnection } from './patient-overview.graphql.js';
import type { PatientOverviewService } from './patient-overview.service.js';

/** GraphQL resolvers of a patient's page. */
export const patientOverviewResolvers = (service: PatientOverviewService): RootResolvers => ({
  enums: { TimelineKind: TimelineKindEnum },
  Query: {
    patientOverview: withPermission('patient.overview', async ({ id }, { actor }) =>
      toPatientOverview(await service.read(actor, id)),
    ),
    patientTimeline: withPermission('patient.timeline', async ({ patientId, first, after, kinds }, { actor }) =>
      toTimelineConnection(await service.timeline(actor, { patientId, first, after, kinds })),
    ),
  },
});
