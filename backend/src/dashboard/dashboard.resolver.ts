import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { DateTimeScalar, LocalDateScalar, PaiseScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import { PatientStatsType } from '../patients/patient.graphql.js';
import type { DashboardService } from './dashboard.service.js';

@ObjectType('DayTotal')
class DayTotalType {
  @Field(() => LocalDateScalar) day!: string;
  @Field(() => PaiseScalar) paid!: number;
}

@ObjectType('WeekCount')
class WeekCountType {
  @Field(() => LocalDateScalar) week!: string;
  @Field(() => Int) count!: number;
}

@ObjectType('Dashboard')
class DashboardType {
  @Field(() => DateTimeScalar) asOf!: Date;
  @Field(() => PatientStatsType) patients!: PatientStatsType;
  @Field(() => Int) pendingSessions!: number;
  @Field(() => Int) todaysSessions!: number;
  @Field(() => Int) waitingReferrals!: number;
  @Field(() => [DayTotalType]) paymentsByDay!: DayTotalType[];
  @Field(() => [WeekCountType]) signUpsByWeek!: WeekCountType[];
}

/** The GraphQL door to the dashboard. */
@Resolver()
export class DashboardResolver {
  constructor(private readonly service: DashboardService) {}

  @Query(() => DashboardType)
  @NamesVerb('dashboard.read')
  async dashboard(@Ctx() { actor }: GraphQLContext): Promise<DashboardType> {
    return this.service.read(actor);
  }
}
