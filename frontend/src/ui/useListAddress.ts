import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How the filters of a list stand in its address. */
export interface FilterAddress<Filters> {
  /** Reads them; anything that is none of them filters nothing. */
  readonly read: (params: URLSearchParams) => Filters;
  /** Writes them, without what says nothing. */
  readonly write: (filters: Filters) => Readonly<Record<string, string>>;
}

/** Reads the page out of an address, from 1; anything else is page 1. */
function pageIn(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** The filters and the page of a list, which live in the address. Other filters begin at page 1 (lesson 19). */
export function useListAddress<Filters>({ read, write }: FilterAddress<Filters>) {
  const [params, setParams] = useSearchParams();
  const setFilters = useCallback(
    (filters: Filters, { replace = false } = {}) => setParams(write(filters), { replace, preventScrollReset: true }),
    [setParams, write],
  );
  const setPage = useCallback(
    (page: number, { replace = false } = {}) =>
      setParams((present) => ({ ...write(read(present)), ...(page > 1 && { page: String(page) }) }), {
        replace,
        preventScrollReset: true,
      }),
    [setParams, read, write],
  );
  return { filters: read(params), page: pageIn(params), setFilters, setPage };
}
