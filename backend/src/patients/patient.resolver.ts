import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import {
  CreatePatientInputType,
  DeletedPatientType,
  PatientConnectionType,
  PatientDetailsType,
  PatientFilterInput,
  PatientPageType,
  PatientSortEnum,
  PatientStatsType,
  PatientType,
  UpdatePatientInputType,
} from './patient.graphql.js';
import type { PatientSort } from './patient.input.js';
import type { PatientService } from './patient.service.js';

/** The GraphQL door to patient records. */
@Resolver()
export class PatientResolver {
  constructor(private readonly patientService: PatientService) {}

  @Query(() => PatientPageType)
  @NamesVerb('patient.list')
  async patients(
    @Ctx() { actor }: GraphQLContext,
    @Arg('filter', () => PatientFilterInput, { nullable: true }) filter: PatientFilterInput | undefined,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: 10 }) limit: number,
    @Arg('sort', () => PatientSortEnum, { defaultValue: 'newest' }) sort: PatientSort,
  ): Promise<PatientPageType> {
    const found = await this.patientService.list(actor, { filter, page, limit, sort });
    return { ...found, patients: found.patients.map((patient) => PatientType.from(patient)) };
  }

  @Query(() => PatientConnectionType)
  @NamesVerb('patient.list')
  async patientsConnection(
    @Ctx() { actor }: GraphQLContext,
    @Arg('first', () => Int) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('filter', () => PatientFilterInput, { nullable: true }) filter?: PatientFilterInput,
  ): Promise<PatientConnectionType> {
    return PatientConnectionType.from(await this.patientService.connection(actor, { first, after, filter }));
  }

  @Query(() => PatientStatsType)
  @NamesVerb('patient.stats')
  async patientStats(@Ctx() { actor }: GraphQLContext): Promise<PatientStatsType> {
    return this.patientService.stats(actor);
  }

  @Query(() => PatientDetailsType)
  @NamesVerb('patient.readDetails')
  async patientDetails(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<PatientDetailsType> {
    return PatientDetailsType.from(await this.patientService.details(actor, id));
  }

  @Mutation(() => PatientType)
  @NamesVerb('patient.create')
  async createPatient(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => CreatePatientInputType) input: CreatePatientInputType,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<PatientType> {
    const { userId, ...form } = input;
    return PatientType.from(await this.patientService.create(actor, { userId, ...form, idempotencyKey }));
  }

  @Mutation(() => PatientType)
  @NamesVerb('patient.update')
  async updatePatient(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => UpdatePatientInputType) input: UpdatePatientInputType,
    @Arg('version', () => Int, { nullable: true }) version?: number,
  ): Promise<PatientType> {
    const { ...form } = input;
    return PatientType.from(await this.patientService.update(actor, { ...form, id, version }));
  }

  @Mutation(() => DeletedPatientType)
  @NamesVerb('patient.delete')
  async deletePatient(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version?: number,
  ): Promise<DeletedPatientType> {
    return this.patientService.remove(actor, { id, version });
  }

  @Mutation(() => PatientType)
  @NamesVerb('patient.restore')
  async restorePatient(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<PatientType> {
    return PatientType.from(await this.patientService.restore(actor, id));
  }
}
