/** A cursor-paged list of sessions. */
interface Connection {
  readonly edges: readonly unknown[];
  readonly pageInfo: { readonly endCursor: string | null };
}

/** A list with the page that follows `cursor`; as it is when it has moved on since that page was asked for. */
export function withNextPage<List extends Connection>(list: List, next: List, cursor: string): List {
  if (list.pageInfo.endCursor !== cursor) return list;
  return { ...list, edges: [...list.edges, ...next.edges], pageInfo: next.pageInfo };
}
