import type { FieldMergeFunction } from '@apollo/client';

/** A cursor-paged list of sessions. */
interface Connection {
  readonly edges: readonly unknown[];
  readonly pageInfo: { readonly endCursor: string | null };
}

/** A page that follows one joins the list, once; when the list has moved on since it was asked for, it stays as it is. */
const joined: FieldMergeFunction<Connection> = (list, page, { args }) => {
  if (!args?.after || !list) return page;
  if (list.pageInfo.endCursor !== args.after) return list;
  return { ...page, edges: [...list.edges, ...page.edges] };
};

/** How the client keeps `appointments`: one list for all pages of what was asked for. */
export const pagedAppointments = { keyArgs: ['first', 'filter', 'order'], merge: joined };
