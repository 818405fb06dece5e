import { Query, Resolver } from 'type-graphql';
import { toPatientUnderCare, toPatientUnderCareConnection } from './under-care.graphql.js';
import type { UnderCareService } from './under-care.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers for patients under care. */
@Resolver()
export class UnderCareResolver {
  constructor(private readonly service: UnderCareService) {}

  @Query(() => [Contract.PatientUnderCare])
  @RequiresPermission('recovery.listUnderCare')
  async patientsUnderCare({ actor }: GraphQLContext) {
    return (await this.service.list(actor)).map((row) => toPatientUnderCare(row));
  }

  @Query(() => Contract.PatientUnderCareConnection)
  @RequiresPermission('recovery.listUnderCare')
  async patientsUnderCareConnection(
    { first, after, search }: Contract.PatientsUnderCareConnectionArgs,
    { actor }: GraphQLContext,
  ) {
    return toPatientUnderCareConnection(await this.service.page(actor, { first, after, search }));
  }
}
