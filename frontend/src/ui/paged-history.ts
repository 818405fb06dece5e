import type { FieldMergeFunction } from '@apollo/client';

/** A cursor connection of events, newest first. */
interface Connection {
  readonly edges: readonly { readonly node: object }[];
  readonly pageInfo: object & { readonly endCursor?: string | null };
}

const idOf = ({ node }: Connection['edges'][number]): unknown => ('__ref' in node ? node.__ref : undefined);

/**
 * Merges a page into the cached list. A refetch of the first page keeps the pages after it, so that the list does not shrink. If the new
 * first page does not overlap the list, it replaces it.
 */
const joined: FieldMergeFunction<Connection> = (list, page, { args }) => {
  if (!list) return page;
  if (args?.['after']) {
    return list.pageInfo.endCursor === args['after'] ? { ...page, edges: [...list.edges, ...page.edges] } : list;
  }
  const last = page.edges.at(-1);
  const place = last ? list.edges.findIndex((edge) => idOf(edge) !== undefined && idOf(edge) === idOf(last)) : -1;
  const rest = list.edges.slice(place + 1);
  if (place < 0 || rest.length === 0) return page;
  return { ...page, edges: [...page.edges, ...rest], pageInfo: list.pageInfo };
};

/** Field policy for such a list: one cache entry for all pages with the same key arguments. */
export const pagedHistory = (...keyArgs: readonly string[]) => ({ keyArgs: [...keyArgs], merge: joined });
