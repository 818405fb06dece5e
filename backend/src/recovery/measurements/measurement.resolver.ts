import { Mutation, Query, Resolver } from 'type-graphql';
import type { MeasureGuideService } from './measure-guide.service.js';
import type { MeasurementService } from './measurement.service.js';
import type { PatientValueService } from './patient-value.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers for measurements. */
@Resolver()
export class MeasurementResolver {
  constructor(
    private readonly service: MeasurementService,
    private readonly values: PatientValueService,
    private readonly guides: MeasureGuideService,
  ) {}

  @Query(() => [Contract.Measurement])
  @RequiresPermission('measurement.list')
  measurements({ planId, measure, first }: Contract.MeasurementsArgs, { actor }: GraphQLContext) {
    return this.service.list(actor, { planId, measure, first });
  }

  @Mutation(() => Contract.Measurement)
  @RequiresPermission('measurement.record')
  recordMeasurement(
    { planId, input, takenAt, idempotencyKey }: Contract.RecordMeasurementArgs,
    { actor }: GraphQLContext,
  ) {
    return this.service.record(actor, { ...input, planId, takenAt, idempotencyKey });
  }

  @Mutation(() => Contract.Measurement)
  @RequiresPermission('measurement.retract')
  retractMeasurement({ id, reason }: Contract.RetractMeasurementArgs, { actor }: GraphQLContext) {
    return this.service.retract(actor, { id, reason });
  }

  @Query(() => [Contract.Measurement])
  @RequiresPermission('measurement.listOfPatient')
  patientValues({ patientId, measure, first }: Contract.PatientValuesArgs, { actor }: GraphQLContext) {
    return this.values.list(actor, { patientId, measure, first });
  }

  @Query(() => Contract.ExerciseGuide, { nullable: true })
  @RequiresPermission('measureGuide.read')
  measureGuide({ measure, language }: Contract.MeasureGuideArgs, { actor }: GraphQLContext) {
    return this.guides.find(actor, { measure, language });
  }

  @Mutation(() => [Contract.Measurement])
  @RequiresPermission('measurement.recordOfPatient')
  recordValues({ patientId, values, takenAt, idempotencyKey }: Contract.RecordValuesArgs, { actor }: GraphQLContext) {
    return this.values.record(actor, { patientId, values, takenAt, idempotencyKey });
  }
}
