import { Query, Resolver } from 'type-graphql';
import type { DeletedPatientService, DeletedRecord } from './deleted-patient.service.js';
import { toPatient } from './patient.graphql.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** Maps a deleted record to its GraphQL type. */
function toDeletedRecord({ patient, deletedAt, deletedBy, restorableUntil }: DeletedRecord): Contract.DeletedRecord {
  return { patient: toPatient(patient), deletedAt, deletedBy, restorableUntil };
}

/** GraphQL resolvers of deleted records. */
@Resolver()
export class DeletedPatientResolver {
  constructor(private readonly service: DeletedPatientService) {}

  @Query(() => Contract.DeletedRecordPage)
  @RequiresPermission('patient.listDeleted')
  async deletedPatients({ search, page, limit }: Contract.DeletedPatientsArgs, { actor }: GraphQLContext) {
    const found = await this.service.list(actor, { search, page, limit });
    return { ...found, records: found.records.map((record) => toDeletedRecord(record)) };
  }
}
