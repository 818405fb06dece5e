import type { ComponentProps, ReactNode } from 'react';
import type { CallError } from '#src/errors';
import { EmptyList } from './EmptyList';
import { QueryBoundary, type LoadedQuery } from '../feedback/QueryBoundary';
import { ShowMore } from './ShowMore';
import { useKeptFocus } from '../hooks/useKeptFocus';
import { useRefetchOnFocus } from '../hooks/useRefetchOnFocus';

/** A cursor connection of events, newest first, whose pages the cache merges (growingList). */
interface Connection<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

interface Props<Data, Row> {
  readonly query: LoadedQuery<Data> & {
    readonly fetchMore: (options: { readonly variables: { readonly after: string } }) => Promise<unknown>;
  };
  readonly connectionOf: (data: Data) => Connection<Row>;
  readonly failureText: (failure: CallError) => string;
  readonly skeleton: ReactNode;
  readonly empty: ComponentProps<typeof EmptyList>;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list that grows by 'Show earlier ones', and that is refetched on focus without what was loaded further becoming less. */
export function GrowingList<Data, Row>(props: Props<Data, Row>) {
  const { query, connectionOf, failureText, skeleton, empty, children } = props;
  useRefetchOnFocus(query.refetch);
  const kept = useKeptFocus<HTMLDivElement>(query.data);
  return (
    <QueryBoundary query={query} failureText={failureText} skeleton={skeleton}>
      {(data) => {
        const { edges, pageInfo } = connectionOf(data);
        if (edges.length === 0) return <EmptyList {...empty} />;
        return (
          <div tabIndex={-1} {...kept}>
            {children(edges.map(({ node }) => node))}
            {pageInfo.hasNextPage && pageInfo.endCursor !== null && (
              <ShowMore
                after={pageInfo.endCursor}
                load={(after) => query.fetchMore({ variables: { after } })}
                failureText={failureText}
              >
                Show earlier ones
              </ShowMore>
            )}
          </div>
        );
      }}
    </QueryBoundary>
  );
}
