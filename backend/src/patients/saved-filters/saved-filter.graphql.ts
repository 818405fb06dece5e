import type * as Contract from '../../platform/graphql/generated.js';
import type { WireEnum } from '../../platform/graphql/wire-enum.js';
import type { SavedFilter, SavedList } from './saved-filter.entity.js';

export const SavedFilterListEnum = {
  PATIENTS: 'patients',
  PAYMENTS: 'payments',
} as const satisfies WireEnum<SavedList>;

/** Maps a saved filter to its GraphQL type. */
export function toSavedFilter({ id, name, query }: SavedFilter): Contract.SavedFilter {
  return { id, name, query };
}
