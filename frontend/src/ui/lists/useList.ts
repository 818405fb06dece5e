import { useEffect, useState } from 'react';
import type { LoadedQuery } from '../feedback/QueryBoundary';
import type { useCursorAddress } from './useCursorAddress';
import { useRefetchOnFocus } from '../hooks/useRefetchOnFocus';

/** Result of a list's query. */
type ListQuery<Data> = LoadedQuery<Data> & { readonly loading: boolean };

/** The rows of a list that the server has answered with. */
export interface KnownRows {
  /** Number of rows on all pages. */
  readonly total: number;
  /** The page, from 1. */
  readonly page: number;
  /** Maximum number of rows per page; omitted by a list without pages. */
  readonly limit?: number;
  /** Whether the total is only a lower bound, because the server does not count a long list. */
  readonly isUncounted?: boolean;
  /** There are more rows than `total`. */
  readonly isOpenEnded?: boolean;
}

/** What ListCard shows. */
export interface List<Row> {
  /** Undefined before the first answer, and after a failure without rows. */
  readonly rows: readonly Row[] | undefined;
  /** The newest answer; undefined before the first. */
  readonly known: KnownRows | undefined;
  /** Pager state; omitted by a list without pages. */
  readonly at?: {
    readonly page: number;
    readonly lastPage: number;
    readonly isOpenEnded: boolean;
    readonly isNumbered: boolean;
    readonly onChange: (page: number) => void;
  };
  /** Whether the rows are of another page, or are being refetched. */
  readonly isStale: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** A page of rows in the server's answer. */
interface Slice<Row> extends KnownRows {
  readonly rows: readonly Row[];
}

interface Options<Data, Row> {
  readonly query: ListQuery<Data>;
  readonly sliceOf: (data: Data, page: number) => Slice<Row>;
  /** The requested page, from 1. */
  readonly page: number;
  readonly setPage?: (page: number, options?: { readonly replace?: boolean }) => void;
  /** While it stays the same, the previous rows stay until the next page arrives. */
  readonly key?: string;
  /** Each page can be loaded by its number. */
  readonly isNumbered?: boolean;
  /** The rows stay as read until others are requested. */
  readonly isKept?: boolean;
}

/** Loads a list and refetches it on focus. If the page is beyond the end, it goes to the last page. */
function useListSlice<Data, Row>(options: Options<Data, Row>): List<Row> {
  const { query, sliceOf, page, setPage, key = '', isNumbered = true, isKept = false } = options;
  const { data, error, loading, refetch } = query;
  useRefetchOnFocus(refetch, isKept);
  const answer = data === undefined ? undefined : sliceOf(data, page);
  const end = answer && lastPageOf(answer);
  const isBeyondEnd = end !== undefined && page > end;
  const last = useLastKnown(key, page, isBeyondEnd ? undefined : data);
  const known = last.data === undefined ? undefined : sliceOf(last.data, last.page);
  useEffect(() => {
    if (isBeyondEnd && !loading) setPage?.(end, { replace: true });
  }, [isBeyondEnd, end, loading, setPage]);
  return {
    rows: error && data === undefined ? undefined : known?.rows,
    known,
    ...(setPage && {
      at: {
        page,
        lastPage: known ? lastPageOf(known) : 1,
        isOpenEnded: known?.isOpenEnded === true,
        isNumbered,
        onChange: setPage,
      },
    }),
    isStale: known !== undefined && (loading || isBeyondEnd),
    error,
    // The query itself reports a failure.
    retry: () => void refetch().catch(() => undefined),
  };
}

/** The page and filters of a list, in the address (useListAddress) or in a dialog's state. */
interface PageAddress {
  readonly page: number;
  readonly setPage: NonNullable<Options<unknown, unknown>['setPage']>;
}

/** A list whose pages are loaded by number. */
export function usePagedList<Data, Page extends { total: number; page: number; limit: number }, Row>(
  { page, setPage }: PageAddress,
  query: ListQuery<Data>,
  pageOf: (data: Data) => Page,
  rowsOf: (page: Page) => readonly Row[],
  { key }: { readonly key?: string } = {},
): List<Row> {
  const sliceOf = (data: Data) => {
    const { total, page: number, limit } = pageOf(data);
    return { rows: rowsOf(pageOf(data)), total, page: number, limit };
  };
  return useListSlice({ query, sliceOf, page, setPage, ...(key !== undefined && { key }) });
}

/** A list that is loaded as a whole. */
export function useWholeList<Data, Row>(query: ListQuery<Data>, rowsOf: (data: Data) => readonly Row[]): List<Row> {
  const sliceOf = (data: Data) => {
    const rows = rowsOf(data);
    return { rows, total: rows.length, page: 1 };
  };
  return useListSlice({ query, sliceOf, page: 1 });
}

/** A connection in the server's answer. */
interface Connection<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage?: boolean };
  /** Omitted if counting would read the whole of a long list. */
  readonly totalCount?: number;
}

interface CursorOptions {
  /** The rows stay as read until others are requested: they are a record of what is done, not work to do. */
  readonly isKept?: boolean;
}

/** A list whose pages begin after the last row of the page before. */
export function useCursorList<Data, Row>(
  address: Pick<ReturnType<typeof useCursorAddress>, 'page' | 'limit' | 'turnTo'>,
  query: ListQuery<Data>,
  connectionOf: (data: Data) => Connection<Row>,
  { isKept = false }: CursorOptions = {},
): List<Row> {
  const { page, limit, turnTo } = address;
  const connection = query.data && connectionOf(query.data);
  return useListSlice({
    query,
    sliceOf: (data, at) => sliceOf(connectionOf(data), at, limit),
    page,
    // Only the next page's cursor is known.
    isNumbered: false,
    setPage: (wanted, options) => turnTo(wanted, connection?.pageInfo.endCursor ?? undefined, options),
    isKept,
  });
}

/** Maps a connection to a page. Without a count, the total is the known rows, plus one if there is a next page. */
function sliceOf<Row>({ edges, pageInfo, totalCount }: Connection<Row>, page: number, limit: number): Slice<Row> {
  const upToHere = (page - 1) * limit + edges.length;
  const isUncounted = totalCount === undefined;
  const isOpenEnded = isUncounted && pageInfo.hasNextPage === true;
  const total = totalCount ?? upToHere + (isOpenEnded ? 1 : 0);
  return { rows: edges.map(({ node }) => node), total, page, limit, isUncounted, isOpenEnded };
}

function lastPageOf({ total, limit }: KnownRows): number {
  return limit === undefined ? 1 : Math.max(1, Math.ceil(total / limit));
}

/** Returns the data and its page; while the data is undefined, the last defined data with the same key. */
function useLastKnown<Data>(key: string, page: number, data: Data | undefined) {
  const [known, setKnown] = useState({ key, page, data });
  const isNews = known.key !== key || (data !== undefined && data !== known.data);
  const next = { key, page, data };
  if (isNews) setKnown(next);
  return isNews ? next : known;
}
