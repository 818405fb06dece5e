import type { FieldMergeFunction } from '@apollo/client';

/** A cursor connection. */
interface Connection {
  readonly edges: readonly { readonly node: object }[];
  readonly pageInfo: object & { readonly endCursor?: string | null };
}

type Edge = Connection['edges'][number];

/** Returns the cache's reference to the row; undefined if it has no id. */
const idOf = ({ node }: Edge): unknown => ('__ref' in node ? node.__ref : undefined);

/** Whether a page holds rows; a query may ask for counts alone. */
const hasEdges = (page: Partial<Connection>) => page.edges !== undefined;

/** Leaves out the rows that are listed elsewhere, such as a row that moved between two requests. */
function without(edges: readonly Edge[], listed: readonly Edge[]): readonly Edge[] {
  const ids = new Set(listed.map(idOf));
  return edges.filter((edge) => idOf(edge) === undefined || !ids.has(idOf(edge)));
}

interface Options {
  /** Variables of the field that make another list. */
  readonly keyArgs: readonly string[];
  /**
   * What a refetch of the first page does with the pages after it. `keep`: they stay, so that the list does not shrink; if the first page
   * does not overlap the list, it replaces it. `replace`: the first page replaces the list, whose reader loads the others again.
   */
  readonly onRefetch: 'keep' | 'replace';
}

/**
 * Field policy of a cursor list that grows by 'Show more': one cache entry for all pages. A page is appended once, and only if the list
 * still ends where the page begins.
 */
export function growingList({ keyArgs, onRefetch }: Options) {
  const merge: FieldMergeFunction<Connection> = (list, page, { args }) => {
    if (!list || !hasEdges(page)) return page;
    if (args?.['after']) {
      if (list.pageInfo.endCursor !== args['after']) return list;
      return { ...page, edges: [...list.edges, ...without(page.edges, list.edges)] };
    }
    if (onRefetch === 'replace') return page;
    const last = page.edges.at(-1);
    const place = last ? list.edges.findIndex((edge) => idOf(edge) !== undefined && idOf(edge) === idOf(last)) : -1;
    const rest = without(list.edges.slice(place + 1), page.edges);
    if (place < 0 || rest.length === 0) return page;
    return { ...page, edges: [...page.edges, ...rest], pageInfo: list.pageInfo };
  };
  return { keyArgs: [...keyArgs], merge };
}
