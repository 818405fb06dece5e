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
};

/** Filters of the API keys; '' for no filter. */
export interface ApiKeyFilters {
  readonly search: string;
  readonly scope: ApiKeyScope | '';
  readonly use: '' | 'used' | 'never';
}

export const maxSearchLength = 100;

/** Options of each filter. */
export const scopeChoices = Object.entries(scopeLabels).map(([value, label]) => ({
  value: value as ApiKeyScope,
  label,
}));
export const scopeOptions = [{ value: '' as const, label: 'All' }, ...scopeChoices];
export const usedOptions = [
  { value: '' as const, label: 'All' },
  { value: 'used' as const, label: 'Used' },
  { value: 'never' as const, label: 'Never used' },
];

/** Maps the filters to the address. */
export const apiKeyAddress = {
  read: (params: URLSearchParams): ApiKeyFilters => ({
    search: (params.get('search') ?? '').trim().slice(0, maxSearchLength),
    scope: scopeOptions.find(({ value }) => value === params.get('scope'))?.value ?? '',
    use: usedOptions.find(({ value }) => value === params.get('use'))?.value ?? '',
  }),
  write: ({ search, scope, use }: ApiKeyFilters) => ({
    ...(search && { search }),
    ...(scope && { scope }),
    ...(use && { use }),
  }),
};

/** Whether a key matches the filters. Filtering is local, because all keys are loaded. */
export function isWanted({ name, owner, id, scopes, lastUsedAt }: ApiKeyRowFragment, filters: ApiKeyFilters): boolean {
  const { search, scope, use } = filters;
  const wanted = search.toLowerCase();
  return (
    (id === search || [name, owner].some((text) => text.toLowerCase().includes(wanted))) &&
    (!scope || scopes.includes(scope)) &&
    (!use || (use === 'used') === (lastUsedAt !== null))
  );
}
