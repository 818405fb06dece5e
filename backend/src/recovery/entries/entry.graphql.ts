import { toCareTask } from '../danger-signs/task.graphql.js';
import type * as Contract from '../../platform/graphql/generated.js';
import type { EntryResult } from './entry.service.js';

/** What became of an entry, as it is sent. */
export function toEntryResult({ task, ...result }: EntryResult): Contract.EntryResult {
  return { ...result, task: task && toCareTask(task) };
}
