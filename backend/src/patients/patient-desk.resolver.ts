import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import { GenderEnum } from '../users/user.graphql.js';
import type { Gender } from '../users/user.entity.js';
import type { PatientDeskService } from './patient-desk.service.js';
import type { BloodGroup } from './blood-group.js';
import { PatientType } from './patient.graphql.js';

@InputType('CompletePatientInput')
class CompletePatientInputType {
  @Field(() => String) name!: string;
  @Field(() => String) diagnosedWith!: string;
  @Field(() => String) address!: string;
  @Field(() => Int) age!: number;
  @Field(() => String, { nullable: true }) bloodGroup?: BloodGroup;
  @Field(() => GenderEnum) gender!: Gender;
  @Field(() => String) contactNumber!: string;
  @Field(() => String) emergencyContactNumber!: string;
}

@InputType('RegisterPatientInput')
class RegisterPatientInputType extends CompletePatientInputType {
  @Field(() => Boolean, { defaultValue: false }) withoutAccount!: boolean;
}

/** The GraphQL door to what is done for somebody at the desk. */
@Resolver()
export class PatientDeskResolver {
  constructor(private readonly service: PatientDeskService) {}

  @Mutation(() => PatientType)
  @NamesVerb('patient.register')
  async registerPatient(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => RegisterPatientInputType) input: RegisterPatientInputType,
    @Arg('idempotencyKey', () => String) idempotencyKey: string,
  ): Promise<PatientType> {
    const { ...form } = input;
    return PatientType.from(await this.service.register(actor, { ...form, idempotencyKey }));
  }

  @Mutation(() => PatientType)
  @NamesVerb('patient.complete')
  async completePatient(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => CompletePatientInputType) input: CompletePatientInputType,
    @Arg('version', () => Int, { nullable: true }) version?: number,
  ): Promise<PatientType> {
    const { ...form } = input;
    return PatientType.from(await this.service.complete(actor, { ...form, id, version }));
  }
}
