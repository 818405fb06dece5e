import { Mutation, Resolver } from 'type-graphql';
import type { EntryService, EntryResult } from './entry.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { toCareTask } from '../danger-signs/task.graphql.js';

/** Maps an entry's result to the GraphQL type. */
function toEntryResult({ task, ...result }: EntryResult): Contract.EntryResult {
  return { ...result, task: task && toCareTask(task) };
}

/** GraphQL resolvers for patients' entries. */
@Resolver()
export class EntryResolver {
  constructor(private readonly service: EntryService) {}

  @Mutation(() => [Contract.EntryResult])
  @RequiresPermission('entry.record')
  async recordEntries({ entries, language }: Contract.RecordEntriesArgs, { actor }: GraphQLContext) {
    return (await this.service.record(actor, { entries, language })).map((result) => toEntryResult(result));
  }

  @Mutation(() => [Contract.EntryResult])
  @RequiresPermission('family.recordEntries')
  async recordFamilyEntries(
    { grantId, entries, language }: Contract.RecordFamilyEntriesArgs,
    { actor }: GraphQLContext,
  ) {
    const results = await this.service.recordAsFamily(actor, { grantId, entries, language });
    return results.map((result) => toEntryResult(result));
  }
}
