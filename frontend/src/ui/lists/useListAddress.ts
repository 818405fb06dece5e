import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';

/** Maps a list's filters to URL search parameters. */
export interface FilterAddress<Filters> {
  /** Parses the filters; unknown values mean no filter. */
  readonly read: (params: URLSearchParams) => Filters;
  /** Serializes the filters; empty ones are omitted. */
  readonly write: (filters: Filters) => Readonly<Record<string, string>>;
}

/** Parses the page number, at least 1; other values mean page 1. */
function pageIn(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/**
 * Keeps the filters and page of a list in the address. A change of filters goes to page 1. While another page loads, a filter that was typed
 * just before is not applied: it would lead back to the list.
 */
export function useListAddress<Filters>({ read, write }: FilterAddress<Filters>) {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = next !== undefined && next.pathname !== pathname;
  }, [next, pathname]);
  const setFilters = useCallback(
    (filters: Filters, { replace = false } = {}) => {
      if (!isLeaving.current) setParams(write(filters), { replace, preventScrollReset: true });
    },
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
