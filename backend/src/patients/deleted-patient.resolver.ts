import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import type { DeletedPatientService, DeletedRecord } from './deleted-patient.service.js';
import { PatientType } from './patient.graphql.js';

@ObjectType('DeletedRecord')
class DeletedRecordType {
  @Field(() => PatientType) patient!: PatientType;
  @Field(() => DateTimeScalar) deletedAt!: Date;
  @Field(() => String, { nullable: true }) deletedBy!: string | null;
  @Field(() => DateTimeScalar) restorableUntil!: Date;

  /** Names every field that is sent. */
  static from({ patient, deletedAt, deletedBy, restorableUntil }: DeletedRecord): DeletedRecordType {
    return { patient: PatientType.from(patient), deletedAt, deletedBy, restorableUntil };
  }
}

@ObjectType('DeletedRecordPage')
class DeletedRecordPageType {
  @Field(() => [DeletedRecordType]) records!: DeletedRecordType[];
  @Field(() => Int) total!: number;
  @Field(() => Int) page!: number;
  @Field(() => Int) limit!: number;
}

/** The GraphQL door to the records that can still be brought back. */
@Resolver()
export class DeletedPatientResolver {
  constructor(private readonly service: DeletedPatientService) {}

  @Query(() => DeletedRecordPageType)
  @NamesVerb('patient.listDeleted')
  async deletedPatients(
    @Ctx() { actor }: GraphQLContext,
    @Arg('search', () => String, { nullable: true }) search: string | undefined,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: 10 }) limit: number,
  ): Promise<DeletedRecordPageType> {
    const found = await this.service.list(actor, { search, page, limit });
    return { ...found, records: found.records.map((record) => DeletedRecordType.from(record)) };
  }
}
