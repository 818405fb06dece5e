import { Mutation, Query, Resolver } from 'type-graphql';
import { toPatient, toPatientConnection, toPatientDetails } from './patient.graphql.js';
import type { PatientService } from './patient.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers of patient records. */
@Resolver()
export class PatientResolver {
  constructor(private readonly patientService: PatientService) {}

  @Query(() => Contract.PatientPage)
  @RequiresPermission('patient.list')
  async patients({ filter, page, limit, sort }: Contract.PatientsArgs, { actor }: GraphQLContext) {
    const found = await this.patientService.list(actor, { filter, page, limit, sort });
    return { ...found, patients: found.patients.map((patient) => toPatient(patient)) };
  }

  @Query(() => Contract.PatientConnection)
  @RequiresPermission('patient.list')
  async patientsConnection({ first, after, filter }: Contract.PatientsConnectionArgs, { actor }: GraphQLContext) {
    return toPatientConnection(await this.patientService.connection(actor, { first, after, filter }));
  }

  @Query(() => Contract.PatientStats)
  @RequiresPermission('patient.stats')
  patientStats({ actor }: GraphQLContext) {
    return this.patientService.stats(actor);
  }

  @Query(() => Contract.PatientDetails)
  @RequiresPermission('patient.readDetails')
  async patientDetails({ id }: Contract.PatientDetailsArgs, { actor }: GraphQLContext) {
    return toPatientDetails(await this.patientService.details(actor, id));
  }

  @Mutation(() => Contract.Patient)
  @RequiresPermission('patient.create')
  async createPatient({ input, idempotencyKey }: Contract.CreatePatientArgs, { actor }: GraphQLContext) {
    return toPatient(await this.patientService.create(actor, { ...input, idempotencyKey }));
  }

  @Mutation(() => Contract.Patient)
  @RequiresPermission('patient.update')
  async updatePatient({ id, input, version }: Contract.UpdatePatientArgs, { actor }: GraphQLContext) {
    return toPatient(await this.patientService.update(actor, { ...input, id, version }));
  }

  @Mutation(() => Contract.DeletedPatient)
  @RequiresPermission('patient.delete')
  deletePatient({ id, version }: Contract.DeletePatientArgs, { actor }: GraphQLContext) {
    return this.patientService.remove(actor, { id, version });
  }

  @Mutation(() => Contract.Patient)
  @RequiresPermission('patient.restore')
  async restorePatient({ id }: Contract.RestorePatientArgs, { actor }: GraphQLContext) {
    return toPatient(await this.patientService.restore(actor, id));
  }
}
