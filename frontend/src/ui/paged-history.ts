import type { FieldMergeFunction } from '@apollo/client';

/** A cursor list of what happened, the newest first. */
interface Connection {
  readonly edges: readonly { readonly node: object }[];
  readonly pageInfo: object & { readonly endCursor?: string | null };
}

const idOf = ({ node }: Connection['edges'][number]): unknown => ('__ref' in node ? node.__ref : undefined);

/**
 * An earlier page joins the list once. When the first page is read again, what was read after it stays: the list does not shrink under its
 * reader. It begins anew when so much has happened that the two do not touch.
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

/** How the client keeps such a list: one for all pages of what was asked for. */
export const pagedHistory = (...keyArgs: readonly string[]) => ({ keyArgs: [...keyArgs], merge: joined });
