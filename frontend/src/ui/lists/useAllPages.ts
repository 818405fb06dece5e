import { useEffect, useState } from 'react';

/** A connection in the server's answer. */
interface Connection<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

interface PagedQuery<Data> {
  readonly data?: Data | undefined;
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
  readonly fetchMore: (options: { readonly variables: { readonly after: string } }) => Promise<unknown>;
}

/** Loads a list that is shown as a whole, page by page; a refetch loads all pages again. */
export function useAllPages<Data, Row>(query: PagedQuery<Data>, connectionOf: (data: Data) => Connection<Row>) {
  const { data, loading, error, fetchMore, refetch } = query;
  const connection = data && connectionOf(data);
  const cursor = connection?.pageInfo.hasNextPage ? connection.pageInfo.endCursor : null;
  const [failedAt, setFailedAt] = useState<{ readonly cursor: string; readonly error: unknown } | null>(null);
  const failure = failedAt?.cursor === cursor ? failedAt : null;
  useEffect(() => {
    if (!cursor || failure) return;
    fetchMore({ variables: { after: cursor } }).catch((reason: unknown) => setFailedAt({ cursor, error: reason }));
  }, [cursor, failure, fetchMore]);
  return {
    /** The rows so far; undefined before the first load. */
    rows: connection?.edges.map(({ node }) => node),
    /** Whether all pages are loaded. */
    isWhole: connection !== undefined && !cursor,
    isLoading: loading || cursor !== null,
    /** Error of loading the list, or the rest of it. */
    error: error ?? failure?.error,
    refetch: () => {
      setFailedAt(null);
      return refetch();
    },
  };
}
