import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import type { CarePlanService } from './care-plan.service.js';
import { PatientDetailsType } from './patient.graphql.js';

@InputType('MedicalHistoryInput')
class MedicalHistoryInputType {
  @Field(() => String) diagnosis!: string;
  @Field(() => String, { nullable: true }) treatment?: string;
  @Field(() => String, { nullable: true }) surgeryDetails?: string;
}

@InputType('CarePlanInput')
class CarePlanInputType {
  @Field(() => String, { nullable: true }) referringDoctor?: string;
  @Field(() => ID, { nullable: true }) physiotherapistId?: string;
  @Field(() => Int, { nullable: true }) plannedSessions?: number;
}

/** The GraphQL door to what belongs to a record. */
@Resolver()
export class CarePlanResolver {
  constructor(private readonly service: CarePlanService) {}

  @Mutation(() => PatientDetailsType)
  @NamesVerb('patient.addHistory')
  async addMedicalHistoryEntry(
    @Ctx() { actor }: GraphQLContext,
    @Arg('patientId', () => ID) patientId: string,
    @Arg('input', () => MedicalHistoryInputType) input: MedicalHistoryInputType,
  ): Promise<PatientDetailsType> {
    return PatientDetailsType.from(await this.service.addHistory(actor, patientId, input));
  }

  @Mutation(() => PatientDetailsType)
  @NamesVerb('patient.addReport')
  async addProgressReport(
    @Ctx() { actor }: GraphQLContext,
    @Arg('patientId', () => ID) patientId: string,
    @Arg('content', () => String) content: string,
  ): Promise<PatientDetailsType> {
    return PatientDetailsType.from(await this.service.addReport(actor, patientId, { content }));
  }

  @Mutation(() => PatientDetailsType)
  @NamesVerb('patient.updateCarePlan')
  async updateCarePlan(
    @Ctx() { actor }: GraphQLContext,
    @Arg('patientId', () => ID) patientId: string,
    @Arg('input', () => CarePlanInputType) input: CarePlanInputType,
    @Arg('version', () => Int, { nullable: true }) version?: number,
  ): Promise<PatientDetailsType> {
    const { ...plan } = input;
    return PatientDetailsType.from(await this.service.update(actor, { ...plan, id: patientId, version }));
  }
}
