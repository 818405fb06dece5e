import type { PatientSort } from '../gql/generated';

/** In which order the list comes, and how many rows a page has. */
export interface ListView {
  readonly sort: PatientSort;
  readonly size: number;
}

/** The orders as the address names them; the first stands there without a name. */
const sorts = { newest: 'NEWEST', name: 'NAME', 'last-login': 'LAST_LOGIN', number: 'NUMBER' } as const;

export const sortOptions: { readonly value: PatientSort; readonly label: string }[] = [
  { value: 'NEWEST', label: 'Newest first' },
  { value: 'NAME', label: 'Name' },
  { value: 'LAST_LOGIN', label: 'Last login' },
  { value: 'NUMBER', label: 'PT number' },
];

/** Rows of a page: ten, as the specification has it (spec §9), unless more are asked for. */
const sizes = [10, 25, 50, 100];
export const sizeOptions = sizes.map((value) => ({ value, label: `${value} rows` }));

/** Reads them out of an address; a value that is none of ours counts as not given. */
export function viewIn(params: URLSearchParams): ListView {
  const named = Object.entries(sorts).find(([name]) => name === params.get('sort'));
  const size = Number(params.get('size'));
  return { sort: named?.[1] ?? 'NEWEST', size: sizes.includes(size) ? size : 10 };
}

/** As they stand in an address, without what goes without saying. */
export function viewAddress({ sort, size }: ListView): Record<string, string> {
  const name = Object.entries(sorts).find(([, value]) => value === sort)?.[0];
  return { ...(sort !== 'NEWEST' && name && { sort: name }), ...(size !== 10 && { size: String(size) }) };
}

/** The order as the REST door names it. */
export const sortOfFile = ({ sort }: ListView) => sort.toLowerCase();

/** What the query of a page asks for. */
export function pageOf({ sort, size }: ListView) {
  return { limit: size, ...(sort !== 'NEWEST' && { sort }) };
}
