import { typeLabels } from '../team/team-labels';
import type { AccountFilter, UserType } from './gql/generated';

/** Filters of the accounts; '' for no filter. */
export interface AccountFilters {
  readonly search: string;
  readonly type: UserType | '';
  readonly status: '' | 'on' | 'off';
}

/** The server rejects longer texts (schema/README.md). */
export const maxSearchLength = 100;

const types = Object.entries(typeLabels).map(([value, label]) => ({ value: value as UserType, label }));

/** Options of each filter. */
export const typeOptions = [{ value: '' as const, label: 'All' }, ...types];
export const statusOptions = [
  { value: '' as const, label: 'All' },
  { value: 'on' as const, label: 'Can sign in' },
  { value: 'off' as const, label: 'Switched off' },
];

/** Maps the filters to the address. */
export const accountAddress = {
  read: (params: URLSearchParams): AccountFilters => ({
    search: (params.get('search') ?? '').trim().slice(0, maxSearchLength),
    type: typeOptions.find(({ value }) => value === params.get('type'))?.value ?? '',
    status: statusOptions.find(({ value }) => value === params.get('status'))?.value ?? '',
  }),
  write: ({ search, type, status }: AccountFilters) => ({
    ...(search && { search }),
    ...(type && { type }),
    ...(status && { status }),
  }),
};

/** Maps the filters to the query's input; undefined if there are none. */
export function accountFilterOf({ search, type, status }: AccountFilters): AccountFilter | undefined {
  if (!search && !type && !status) return undefined;
  return { ...(search && { search }), ...(type && { userType: type }), ...(status && { disabled: status === 'off' }) };
}
