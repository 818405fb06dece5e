import type { PatientSort } from '../workplace/gql/generated';

/** Sort order and page size of the list. */
export interface ListView {
  readonly sort: PatientSort;
  readonly size: number;
}

/** Sort orders by their value in the address; the first is the default. */
const sorts = { newest: 'NEWEST', name: 'NAME', 'last-login': 'LAST_LOGIN', number: 'NUMBER' } as const;

export const sortOptions: { readonly value: PatientSort; readonly label: string }[] = [
  { value: 'NEWEST', label: 'Newest first' },
  { value: 'NAME', label: 'Name' },
  { value: 'LAST_LOGIN', label: 'Last login' },
  { value: 'NUMBER', label: 'PT number' },
];

/** Page sizes; the first is the default. */
const sizes = [10, 25, 50, 100];
export const sizeOptions = sizes.map((value) => ({ value, label: `${value} rows` }));

/** Parses the view; an invalid value means the default. */
export function viewIn(params: URLSearchParams): ListView {
  const named = Object.entries(sorts).find(([name]) => name === params.get('sort'));
  const size = Number(params.get('size'));
  return { sort: named?.[1] ?? 'NEWEST', size: sizes.includes(size) ? size : 10 };
}

/** Serializes the view; defaults are omitted. */
export function viewAddress({ sort, size }: ListView): Record<string, string> {
  const name = Object.entries(sorts).find(([, value]) => value === sort)?.[0];
  return { ...(sort !== 'NEWEST' && name && { sort: name }), ...(size !== 10 && { size: String(size) }) };
}

/** Returns the sort order's REST name. */
export const sortOfFile = ({ sort }: ListView) => sort.toLowerCase();

/** Returns the page query's variables. */
export function pageOf({ sort, size }: ListView) {
  return { limit: size, ...(sort !== 'NEWEST' && { sort }) };
}
