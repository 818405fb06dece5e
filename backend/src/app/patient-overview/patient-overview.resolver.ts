import { Query, Resolver } from 'type-graphql';
import { toPatientOverview, toTimelineConnection } from './patient-overview.graphql.js';
import type { PatientOverviewService } from './patient-overview.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers of a patient's page. */
@Resolver()
export class PatientOverviewResolver {
  constructor(private readonly service: PatientOverviewService) {}

  @Query(() => Contract.PatientOverview)
  @RequiresPermission('patient.overview')
  async patientOverview({ id }: Contract.PatientOverviewArgs, { actor }: GraphQLContext) {
    return toPatientOverview(await this.service.read(actor, id));
  }

  @Query(() => Contract.TimelineConnection)
  @RequiresPermission('patient.timeline')
  async patientTimeline({ patientId, first, after, kinds }: Contract.PatientTimelineArgs, { actor }: GraphQLContext) {
    return toTimelineConnection(await this.service.timeline(actor, { patientId, first, after, kinds }));
  }
}
