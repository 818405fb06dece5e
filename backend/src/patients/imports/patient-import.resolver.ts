import { Query, Resolver } from 'type-graphql';
import { presentImport } from './patient-import-view.js';
import type { PatientImportService } from './patient-import.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers of imports. REST receives the files. */
@Resolver()
export class PatientImportResolver {
  constructor(private readonly service: PatientImportService) {}

  @Query(() => Contract.PatientImport)
  @RequiresPermission('patient.import')
  async patientImport({ id }: Contract.PatientImportArgs, { actor }: GraphQLContext) {
    return presentImport(await this.service.find(actor, id));
  }
}
