import { useLocation, useSearchParams } from 'react-router-dom';
import { useListAddress, type FilterAddress } from './useListAddress';

/** Reads the start cursors by page number. They are in the history entry's state, so that they survive a reload. */
function beginningsIn(state: unknown): Readonly<Record<string, string>> {
  const kept = typeof state === 'object' && state !== null && 'begins' in state ? state.begins : undefined;
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/**
 * Keeps the filters and page of a cursor list in the address. A page starts after the previous page's last row, so that new rows shift
 * nothing. A page opened by a link has no previous cursors: from there, Previous goes to the first page.
 * @param limit maximum number of rows per page
 */
export function useCursorAddress<Filters>(address: FilterAddress<Filters>, limit: number) {
  const { read, write } = address;
  const { filters, setFilters, page: named } = useListAddress(address);
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const after = params.get('after');
  const page = after === null ? 1 : named;
  const turnTo = (wanted: number, end: string | undefined, { replace = false } = {}) => {
    const begins: Record<string, string> = {
      ...beginningsIn(location.state),
      ...(after !== null && { [page]: after }),
    };
    if (wanted > page && end !== undefined) begins[wanted] = end;
    const begin = begins[wanted];
    // The next cursor is unknown until the current page is loaded: ignore a second press.
    if (wanted > page && begin === undefined) return;
    setParams(
      (present) => ({
        ...write(read(present)),
        ...(wanted > 1 && begin !== undefined && { page: String(wanted), after: begin }),
      }),
      { replace, preventScrollReset: true, state: { begins } },
    );
  };
  return {
    filters,
    setFilters,
    page,
    limit,
    turnTo,
    /** Variables of the page's query. */
    slice: { first: limit, ...(page > 1 && after !== null && { after }) },
  };
}
