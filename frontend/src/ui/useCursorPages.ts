import { useMemo } from 'react';
import type { LoadedQuery } from './QueryBoundary';
import type { useCursorAddress } from './useCursorAddress';
import { useListPage } from './useListPage';

/** A stretch of a list as the server answers it. */
interface Connection<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage?: boolean };
  /** Left out where counting would read all of a list that is long. */
  readonly totalCount?: number;
}

interface Options<Data, Row> {
  readonly query: LoadedQuery<Data> & { readonly loading: boolean };
  readonly connectionOf: (data: Data) => Connection<Row>;
  readonly address: Pick<ReturnType<typeof useCursorAddress>, 'page' | 'turnTo'>;
  /** The most rows of a page. */
  readonly limit: number;
}

/** What the answer says of a page; of a list that is not counted, that there is one row more when there is another page. */
function stretchOf<Row>({ edges, pageInfo, totalCount }: Connection<Row>, page: number, limit: number) {
  const upToHere = (page - 1) * limit + edges.length;
  const isOpenEnded = totalCount === undefined && pageInfo.hasNextPage === true;
  const total = totalCount ?? upToHere + (isOpenEnded ? 1 : 0);
  return { rows: edges.map(({ node }) => node), total, isOpenEnded, page, limit };
}

/** The pages of a list by cursor: what is known of the present one, and a way to the others. */
export function useCursorPages<Data, Row>({ query, connectionOf, address, limit }: Options<Data, Row>) {
  const { page, turnTo } = address;
  const connection = query.data && connectionOf(query.data);
  const stretch = useMemo(() => connection && stretchOf(connection, page, limit), [connection, page, limit]);
  return useListPage({
    query: { ...query, data: stretch },
    pageOf: (known) => known,
    page,
    // A page begins where the one before it ended, and nobody knows where others do.
    isNumbered: false,
    setPage: (wanted, options) => turnTo(wanted, connection?.pageInfo.endCursor ?? undefined, options),
  });
}
