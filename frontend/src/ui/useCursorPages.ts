import { useMemo } from 'react';
import type { LoadedQuery } from './QueryBoundary';
import type { useCursorAddress } from './useCursorAddress';
import { useListPage } from './useListPage';

/** A connection in the server's answer. */
interface Connection<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage?: boolean };
  /** Omitted if counting would read the whole of a long list. */
  readonly totalCount?: number;
}

interface Options<Data, Row> {
  readonly query: LoadedQuery<Data> & { readonly loading: boolean };
  readonly connectionOf: (data: Data) => Connection<Row>;
  readonly address: Pick<ReturnType<typeof useCursorAddress>, 'page' | 'turnTo'>;
  /** Maximum number of rows per page. */
  readonly limit: number;
}

/** Maps a connection to a page. Without a count, the total is the known rows, plus one if there is a next page. */
function stretchOf<Row>({ edges, pageInfo, totalCount }: Connection<Row>, page: number, limit: number) {
  const upToHere = (page - 1) * limit + edges.length;
  const isOpenEnded = totalCount === undefined && pageInfo.hasNextPage === true;
  const total = totalCount ?? upToHere + (isOpenEnded ? 1 : 0);
  return { rows: edges.map(({ node }) => node), total, isOpenEnded, page, limit };
}

/** Loads the pages of a cursor list. */
export function useCursorPages<Data, Row>({ query, connectionOf, address, limit }: Options<Data, Row>) {
  const { page, turnTo } = address;
  const connection = query.data && connectionOf(query.data);
  const stretch = useMemo(() => connection && stretchOf(connection, page, limit), [connection, page, limit]);
  return useListPage({
    query: { ...query, data: stretch },
    pageOf: (known) => known,
    page,
    // Only the next page's cursor is known.
    isNumbered: false,
    setPage: (wanted, options) => turnTo(wanted, connection?.pageInfo.endCursor ?? undefined, options),
  });
}
