import { toCareTask } from '../danger-signs/task.graphql.js';
import type * as Contract from '../../platform/graphql/generated.js';
import type { EntryResult } from './entry.service.js';

/** Maps an entry's result to the GraphQL type. */
export function toEntryResult({ task, ...result }: EntryResult): Contract.EntryResult {
  return { ...result, task: task && toCareTask(task) };
}
