import type { FieldMergeFunction } from '@apollo/client';

/** A cursor connection of sessions. */
interface Connection {
  readonly edges: readonly unknown[];
  readonly pageInfo: { readonly endCursor: string | null };
}

/** Appends the next page once. If the cached list has changed since the request, it stays unchanged. */
const joined: FieldMergeFunction<Connection> = (list, page, { args }) => {
  if (!args?.after || !list) return page;
  if (list.pageInfo.endCursor !== args.after) return list;
  return { ...page, edges: [...list.edges, ...page.edges] };
};

/** Field policy of `appointments`: one cache entry for all pages with the same arguments. */
export const pagedAppointments = { keyArgs: ['first', 'filter', 'order'], merge: joined };
