import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import { PatientOverviewType, TimelineConnectionType, TimelineKindEnum } from './patient-overview.graphql.js';
import type { PatientOverviewService } from './patient-overview.service.js';
import type { TimelineKind } from './timeline.input.js';

/** The GraphQL door to a patient's page. */
@Resolver()
export class PatientOverviewResolver {
  constructor(private readonly service: PatientOverviewService) {}

  @Query(() => PatientOverviewType)
  @NamesVerb('patient.overview')
  async patientOverview(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
  ): Promise<PatientOverviewType> {
    return PatientOverviewType.from(await this.service.read(actor, id));
  }

  @Query(() => TimelineConnectionType)
  @NamesVerb('patient.timeline')
  async patientTimeline(
    @Ctx() { actor }: GraphQLContext,
    @Arg('patientId', () => ID) patientId: string,
    @Arg('first', () => Int) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('kinds', () => [TimelineKindEnum], { nullable: true }) kinds?: TimelineKind[],
  ): Promise<TimelineConnectionType> {
    return TimelineConnectionType.from(await this.service.timeline(actor, { patientId, first, after, kinds }));
  }
}
