import { typeLabels } from '../team/team-labels';
import type { AccountFilter, UserType } from './gql/generated';

/** What the accounts are narrowed by; '' filters nothing. */
export interface AccountFilters {
  readonly search: string;
  readonly type: UserType | '';
  readonly status: '' | 'on' | 'off';
}

/** Texts longer than this are refused by the server (schema/README.md). */
export const maxSearchLength = 100;

const types = Object.entries(typeLabels).map(([value, label]) => ({ value: value as UserType, label }));

/** The choices of each filter. */
export const typeOptions = [{ value: '' as const, label: 'All' }, ...types];
export const statusOptions = [
  { value: '' as const, label: 'All' },
  { value: 'on' as const, label: 'Can sign in' },
  { value: 'off' as const, label: 'Switched off' },
];

/** How the filters stand in the address. */
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

/** The filters as the server takes them; undefined when they filter nothing. */
export function accountFilterOf({ search, type, status }: AccountFilters): AccountFilter | undefined {
  if (!search && !type && !status) return undefined;
  return { ...(search && { search }), ...(type && { userType: type }), ...(status && { disabled: status === 'off' }) };
}
