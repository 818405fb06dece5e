import { useEffect, useState } from 'react';
import type { LoadedQuery } from './QueryBoundary';

/** A page in the server's answer. */
interface Page {
  /** Number of rows on all pages. */
  readonly total: number;
  /** Maximum number of rows per page. */
  readonly limit: number;
  /** `total` is a lower bound: there are more rows. */
  readonly isOpenEnded?: boolean;
}

interface Options<Data, Known extends Page> {
  readonly query: LoadedQuery<Data> & { readonly loading: boolean };
  readonly pageOf: (data: Data) => Known;
  /** The requested page, from 1. */
  readonly page: number;
  readonly setPage: (page: number, options?: { readonly replace?: boolean }) => void;
  /** While it stays the same, the previous rows stay until the next page arrives. */
  readonly key?: string;
  /** Each page can be loaded by its number. */
  readonly isNumbered?: boolean;
}

/** Loads a page of a list. If the page is beyond the end, it goes to the last page. */
export function useListPage<Data, Known extends Page>({
  query,
  pageOf,
  page,
  setPage,
  key = '',
  isNumbered = true,
}: Options<Data, Known>) {
  const { data, error, loading, refetch } = query;
  const answer = data === undefined ? undefined : pageOf(data);
  const isBeyondEnd = answer !== undefined && page > lastPageOf(answer);
  const known = useLastKnown(key, isBeyondEnd ? undefined : answer);
  const end = answer && lastPageOf(answer);
  useEffect(() => {
    if (isBeyondEnd && !loading && end) setPage(end, { replace: true });
  }, [isBeyondEnd, end, loading, setPage]);
  return {
    /** The newest answer; undefined before the first. */
    known,
    at: {
      page,
      lastPage: known ? lastPageOf(known) : 1,
      isOpenEnded: known?.isOpenEnded === true,
      isNumbered,
      onChange: setPage,
    },
    /** Whether the rows are of another page, or are being refetched. */
    isStale: known !== undefined && (loading || isBeyondEnd),
    error,
    retry: () => void refetch(),
  };
}

/** The props of a ListCard for one page. */
export interface ListPage {
  readonly known: { readonly total: number } | undefined;
  /** Pager state; omitted by a list with a single page. */
  readonly at?: {
    readonly page: number;
    readonly lastPage: number;
    readonly isOpenEnded?: boolean;
    readonly isNumbered?: boolean;
    readonly onChange: (page: number) => void;
  };
  readonly isStale: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

function lastPageOf({ total, limit }: Page): number {
  return Math.max(1, Math.ceil(total / limit));
}

/** Returns the value; while it is undefined, the last defined value with the same key. */
function useLastKnown<Value>(key: string, value: Value | undefined): Value | undefined {
  const [known, setKnown] = useState({ key, value });
  const isNews = known.key !== key || (value !== undefined && value !== known.value);
  if (isNews) setKnown({ key, value });
  return isNews ? value : known.value;
}
