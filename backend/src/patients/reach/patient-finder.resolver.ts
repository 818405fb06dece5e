import { Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { PatientFinderService } from './patient-finder.service.js';

/** GraphQL resolver of the search for any patient. */
@Resolver()
export class PatientFinderResolver {
  constructor(private readonly service: PatientFinderService) {}

  @Query(() => [Contract.PatientStub])
  @RequiresPermission('patient.find')
  findPatients({ text }: Contract.FindPatientsArgs, { actor }: GraphQLContext) {
    return this.service.find(actor, text);
  }
}
