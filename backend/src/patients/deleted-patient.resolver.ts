import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import { nationalDigits } from '../inputs/phone-number.js';
import type { DeletedPatientService, DeletedPatientView } from './deleted-patient.service.js';
import { formatPatientNumber } from './patient.entity.js';

@ObjectType('RecentlyDeletedPatient')
class RecentlyDeletedPatientType {
  @Field(() => ID) id!: string;
  @Field(() => ID) patientId!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) diagnosedWith!: string | null;
  @Field(() => String, { nullable: true }) contactNumber!: string | null;
  @Field(() => DateTimeScalar) deletedAt!: Date;
  @Field(() => Int) daysLeft!: number;

  /** Names every field that is sent. */
  static from(patient: DeletedPatientView): RecentlyDeletedPatientType {
    return {
      id: patient.id,
      patientId: formatPatientNumber(patient.number),
      name: patient.name,
      diagnosedWith: patient.diagnosis,
      contactNumber: patient.contactPhone && nationalDigits(patient.contactPhone),
      deletedAt: patient.deletedAt,
      daysLeft: patient.daysLeft,
    };
  }
}

@ObjectType('RecentlyDeletedPatientPage')
class RecentlyDeletedPatientPageType {
  @Field(() => [RecentlyDeletedPatientType]) patients!: RecentlyDeletedPatientType[];
  @Field(() => Int) total!: number;
  @Field(() => Int) page!: number;
  @Field(() => Int) limit!: number;
}

/** The GraphQL door to the records that can still be brought back. */
@Resolver()
export class DeletedPatientResolver {
  constructor(private readonly service: DeletedPatientService) {}

  @Query(() => RecentlyDeletedPatientPageType)
  @NamesVerb('patient.listDeleted')
  async recentlyDeletedPatients(
    @Ctx() { actor }: GraphQLContext,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: 10 }) limit: number,
  ): Promise<RecentlyDeletedPatientPageType> {
    const found = await this.service.list(actor, { page, limit });
    return { ...found, patients: found.patients.map((patient) => RecentlyDeletedPatientType.from(patient)) };
  }
}
