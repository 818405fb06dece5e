import { listFilters, type FilterValues } from '#src/ui/lists/list-filters';
import { selectFilter } from '#src/ui/lists/select-filter';
import { textFilter } from '#src/ui/lists/text-filter';
import { typeLabels } from '../team/team-labels';
import type { AccountFilter } from './gql/generated';

/** Filters of the accounts. */
export const accountFilters = listFilters({
  search: textFilter('Name or number', { placeholder: 'Part of a name, or digits' }),
  type: selectFilter('Type', typeLabels),
  status: selectFilter('Status', { on: 'Can sign in', off: 'Switched off', waits: 'Waits for the year of birth' }),
});

const statuses = { on: { disabled: false }, off: { disabled: true }, waits: { birthYearDue: true } };

/** Maps the filters to the query's input; undefined if there are none. */
export function accountFilterOf(filters: FilterValues<typeof accountFilters.fields>): AccountFilter | undefined {
  const { search, type, status } = filters;
  if (!accountFilters.given(filters)) return undefined;
  return { ...(search && { search }), ...(type && { userType: type }), ...(status && statuses[status]) };
}
