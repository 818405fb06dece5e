import { Mutation, Resolver } from 'type-graphql';
import type { PatientDeskService } from './patient-desk.service.js';
import { toPatient } from './patient.graphql.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers of the front desk. */
@Resolver()
export class PatientDeskResolver {
  constructor(private readonly service: PatientDeskService) {}

  @Mutation(() => Contract.Patient)
  @RequiresPermission('patient.register')
  async registerPatient({ input, idempotencyKey }: Contract.RegisterPatientArgs, { actor }: GraphQLContext) {
    return toPatient(await this.service.register(actor, { ...input, idempotencyKey }));
  }

  @Mutation(() => Contract.Patient)
  @RequiresPermission('patient.complete')
  async completePatient({ id, input, version }: Contract.CompletePatientArgs, { actor }: GraphQLContext) {
    return toPatient(await this.service.complete(actor, { ...input, id, version }));
  }

  @Mutation(() => Contract.Patient)
  @RequiresPermission('patient.registerCaller')
  async registerCaller({ input, idempotencyKey }: Contract.RegisterCallerArgs, { actor }: GraphQLContext) {
    return toPatient(await this.service.registerCaller(actor, { ...input, idempotencyKey }));
  }
}
