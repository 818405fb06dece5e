import { Mutation, Query, Resolver } from 'type-graphql';
import type { ImportUndoService } from './import-undo.service.js';
import { presentImport } from './patient-import-view.js';
import type { PatientImportService } from './patient-import.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers of imports. REST receives the files. */
@Resolver()
export class PatientImportResolver {
  constructor(
    private readonly service: PatientImportService,
    private readonly undone: ImportUndoService,
  ) {}

  @Query(() => Contract.PatientImport)
  @RequiresPermission('patient.import')
  async patientImport({ id }: Contract.PatientImportArgs, { actor }: GraphQLContext) {
    return presentImport(await this.service.find(actor, id));
  }

  @Query(() => [Contract.PatientImport])
  @RequiresPermission('patient.import')
  async patientImports({ actor }: GraphQLContext) {
    const imports = await this.service.list(actor);
    return imports.map((found) => ({
      ...presentImport(found),
      errors: async () => (await this.service.find(actor, found.id)).errors,
    }));
  }

  @Mutation(() => Contract.PatientImport)
  @RequiresPermission('patient.undoImport')
  async undoPatientImport({ id }: Contract.UndoPatientImportArgs, { actor }: GraphQLContext) {
    return presentImport(await this.undone.undo(actor, id));
  }
}
