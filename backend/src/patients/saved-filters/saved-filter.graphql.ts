import type * as Contract from '../../platform/graphql/generated.js';
import type { SavedFilter } from './saved-filter.entity.js';

/** Maps a saved filter to its GraphQL type. */
export function toSavedFilter({ id, name, query }: SavedFilter): Contract.SavedFilter {
  return { id, name, query };
}
