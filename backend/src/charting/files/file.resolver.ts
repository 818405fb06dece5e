import { Mutation, Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { ChangeFileService } from './change-file.service.js';
import { toFile, toFileConnection } from './file.graphql.js';
import type { FileService } from './file.service.js';

/** GraphQL resolvers of files of patients. */
@Resolver()
export class FileResolver {
  constructor(
    private readonly files: FileService,
    private readonly changes: ChangeFileService,
  ) {}

  @Query(() => Contract.ClinicalFileConnection)
  @RequiresPermission('file.list')
  async clinicalFiles({ patientId, first, after, category }: Contract.ClinicalFilesArgs, { actor }: GraphQLContext) {
    const slice = await this.files.list(actor, { patientId, first, after, category });
    return toFileConnection(slice, (shown) => this.files.hashOf(shown));
  }

  @Mutation(() => Contract.ClinicalFile)
  @RequiresPermission('file.update')
  async updateFile({ id, input }: Contract.UpdateFileArgs, { actor }: GraphQLContext) {
    return toFile(await this.changes.update(actor, { ...input, id }));
  }

  @Mutation(() => Contract.ClinicalFile)
  @RequiresPermission('file.remove')
  async removeFile({ id, reason }: Contract.RemoveFileArgs, { actor }: GraphQLContext) {
    return toFile(await this.changes.remove(actor, { id, reason }));
  }
}
