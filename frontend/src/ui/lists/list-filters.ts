import type { ReactNode } from 'react';

/** An option of a filter. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** Props of a filter's input. */
export interface FilterInput {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Options that the page has loaded. */
  readonly options: readonly FilterOption[];
}

/** One filter of a list: its label, its values in the address, and its input. */
export interface Filter<Value extends string = string> {
  readonly label: string;
  /** Parses the value of an address; '' if it is invalid. */
  readonly parse: (text: string) => Value | '';
  /** Typed text applies after a pause; other values apply at once. */
  readonly isTyped?: boolean;
  /** The input names itself, instead of by a label element. */
  readonly isGroup?: boolean;
  /** Omitted if the filter is set elsewhere than in the filter bar. */
  readonly input?: (props: FilterInput) => ReactNode;
}

type Fields = Readonly<Record<string, Filter>>;

/** Values of filters by name; '' for no filter. */
export type FilterValues<Named> = {
  readonly [Name in keyof Named]: Named[Name] extends Filter<infer Value> ? Value | '' : never;
};

/** Maps filters to the URL search parameters of the same names. */
export interface ListFilters<Named extends Fields> {
  readonly fields: Named;
  /** Values for no filter. */
  readonly none: FilterValues<Named>;
  /** Parses the filters; unknown values mean no filter. */
  readonly read: (params: URLSearchParams) => FilterValues<Named>;
  /** Serializes the filters; empty ones are omitted. */
  readonly write: (values: FilterValues<Named>) => Readonly<Record<string, string>>;
  /** Returns the filters that are set; undefined if there are none. */
  readonly given: (values: FilterValues<Named>) => GivenFilters<Named> | undefined;
}

/** The filters that are set. */
export type GivenFilters<Named> = {
  readonly [Name in keyof Named]?: Exclude<FilterValues<Named>[Name], ''>;
};

/** The filters of a list, by their names in the address. */
export function listFilters<Named extends Fields>(fields: Named): ListFilters<Named> {
  const named = (valueOf: (name: string, filter: Filter) => string) =>
    Object.fromEntries(Object.entries(fields).map(([name, filter]) => [name, valueOf(name, filter)]));
  const write = (values: FilterValues<Named>): Record<string, string> =>
    Object.fromEntries(Object.keys(fields).flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
  return {
    fields,
    none: named(() => '') as FilterValues<Named>,
    read: (params) => named((name, { parse }) => parse(params.get(name) ?? '')) as FilterValues<Named>,
    write,
    given: (values) => {
      const set = write(values);
      return Object.keys(set).length > 0 ? (set as GivenFilters<Named>) : undefined;
    },
  };
}

/** A filter that is set elsewhere than in the filter bar. */
export function hiddenFilter<const Value extends string>(label: string, values: readonly Value[]): Filter<Value> {
  return { label, parse: (text) => values.find((value) => value === text) ?? '' };
}
