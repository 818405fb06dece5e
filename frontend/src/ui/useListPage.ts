import { useEffect, useState } from 'react';
import type { LoadedQuery } from './QueryBoundary';

/** A page of a list as the server answers it. */
interface Page {
  /** Of all pages. */
  readonly total: number;
  /** The most rows of a page. */
  readonly limit: number;
  /** How many there are is not known, but that there are more. */
  readonly isOpenEnded?: boolean;
}

interface Options<Data, Known extends Page> {
  readonly query: LoadedQuery<Data> & { readonly loading: boolean };
  readonly pageOf: (data: Data) => Known;
  /** The page asked for, from 1. */
  readonly page: number;
  readonly setPage: (page: number, options?: { readonly replace?: boolean }) => void;
  /** While this stays the same, what was there stays until the next page comes. */
  readonly key?: string;
  /** Pages can be asked for by their number alone. */
  readonly isNumbered?: boolean;
}

/** A page of a list: what is known of it, and a way to the others. From beyond the end it goes to the last one (lesson 20). */
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
    /** The newest answer; undefined before the first one. */
    known,
    at: {
      page,
      lastPage: known ? lastPageOf(known) : 1,
      isOpenEnded: known?.isOpenEnded === true,
      isNumbered,
      onChange: setPage,
    },
    /** The rows that are there are not those that were asked for, or are being read again. */
    isStale: known !== undefined && (loading || isBeyondEnd),
    error,
    retry: () => void refetch(),
  };
}

/** What a list card needs of a page. */
export interface ListPage {
  readonly known: { readonly total: number } | undefined;
  /** Where it is among the pages; left out by a list that has one page. */
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

/** A value; while it is not known, the last one that was, for as long as the key stays the same. */
function useLastKnown<Value>(key: string, value: Value | undefined): Value | undefined {
  const [known, setKnown] = useState({ key, value });
  const isNews = known.key !== key || (value !== undefined && value !== known.value);
  if (isNews) setKnown({ key, value });
  return isNews ? value : known.value;
}
