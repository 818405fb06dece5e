import { listFilters, type FilterValues } from '#src/ui/lists/list-filters';
import { selectFilter } from '#src/ui/lists/select-filter';
import { textFilter } from '#src/ui/lists/text-filter';
import type { ApiKeyRowFragment, ApiKeyScope } from './gql/generated';

/** Labels of API key scopes. */
export const scopeLabels: Readonly<Record<ApiKeyScope, string>> = {
  PATIENTS_READ: 'Read patient records',
  PATIENTS_WRITE: 'Add and change patient records',
  APPOINTMENTS_READ: 'Read sessions',
  APPOINTMENTS_WRITE: 'Book and change sessions',
  PAYMENTS_READ: 'Read payments',
  PAYMENTS_WRITE: 'Record, settle and fail payments',
  RECOVERY_READ: 'Read recovery plans, measurements and gates',
  REPORTS_READ: 'Read reports and the rows behind them',
};

/** Scopes as options of a form. */
export const scopeChoices = Object.entries(scopeLabels).map(([value, label]) => ({
  value: value as ApiKeyScope,
  label,
}));

/** Filters of the API keys. */
export const apiKeyFilters = listFilters({
  search: textFilter('Name or who made it', { placeholder: 'Part of a name' }),
  scope: selectFilter('May', scopeLabels),
  use: selectFilter('Use', { used: 'Used', never: 'Never used' }),
});

/** Whether a key matches the filters. Filtering is local, because all keys are loaded. */
export function isWanted(
  { name, owner, id, scopes, lastUsedAt }: ApiKeyRowFragment,
  filters: FilterValues<typeof apiKeyFilters.fields>,
): boolean {
  const { search, scope, use } = filters;
  const wanted = search.toLowerCase();
  return (
    (id === search || [name, owner].some((text) => text.toLowerCase().includes(wanted))) &&
    (!scope || scopes.includes(scope)) &&
    (!use || (use === 'used') === (lastUsedAt !== null))
  );
}
