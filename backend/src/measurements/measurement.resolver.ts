import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import type { Measure } from '../protocols/protocol-content.js';
import { MeasureEnum } from '../recovery/recovery-enums.graphql.js';
import { MeasurementInputType, MeasurementType } from './measurement.graphql.js';
import type { MeasurementService } from './measurement.service.js';

/** The GraphQL door to what is measured. */
@Resolver()
export class MeasurementResolver {
  constructor(private readonly service: MeasurementService) {}

  @Query(() => [MeasurementType])
  @NamesVerb('measurement.list')
  async measurements(
    @Ctx() { actor }: GraphQLContext,
    @Arg('planId', () => ID) planId: string,
    @Arg('measure', () => MeasureEnum, { nullable: true }) measure: Measure | null,
    @Arg('first', () => Int, { defaultValue: 100 }) first: number,
  ): Promise<MeasurementType[]> {
    return this.service.list(actor, { planId, measure, first });
  }

  @Mutation(() => MeasurementType)
  @NamesVerb('measurement.record')
  async recordMeasurement(
    @Ctx() { actor }: GraphQLContext,
    @Arg('planId', () => ID) planId: string,
    @Arg('input', () => MeasurementInputType) input: MeasurementInputType,
    @Arg('takenAt', () => DateTimeScalar, { nullable: true }) takenAt: Date | null,
    @Arg('idempotencyKey', () => String) idempotencyKey: string,
  ): Promise<MeasurementType> {
    const { measure, value, side, mode, method } = input;
    return this.service.record(actor, { planId, measure, value, side, mode, method, takenAt, idempotencyKey });
  }

  @Mutation(() => MeasurementType)
  @NamesVerb('measurement.retract')
  async retractMeasurement(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String) reason: string,
  ): Promise<MeasurementType> {
    return this.service.retract(actor, { id, reason });
  }
}
