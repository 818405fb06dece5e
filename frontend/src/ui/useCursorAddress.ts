import { useLocation, useSearchParams } from 'react-router-dom';
import { useListAddress, type FilterAddress } from './useListAddress';

/** Where each page that was turned to begins, by its number: kept in the entry of the browser's history, so that it is there after a reload. */
function beginningsIn(state: unknown): Readonly<Record<string, string>> {
  const kept = typeof state === 'object' && state !== null && 'begins' in state ? state.begins : undefined;
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/**
 * The filters and the page of a list by cursor, which live in the address: a page begins where the one before it ended, so that rows
 * that come meanwhile shift nothing. From a page that came as a link, whose predecessors nobody knows, the way back is the first page.
 */
export function useCursorAddress<Filters>(address: FilterAddress<Filters>) {
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
    // Where it begins is known once the present page is there; a second press before that turns no page.
    if (wanted > page && begin === undefined) return;
    setParams(
      (present) => ({
        ...write(read(present)),
        ...(wanted > 1 && begin !== undefined && { page: String(wanted), after: begin }),
      }),
      { replace, preventScrollReset: true, state: { begins } },
    );
  };
  return { filters, setFilters, page, after: page > 1 && after !== null ? after : undefined, turnTo };
}
