import type * as Contract from '../../platform/graphql/generated.js';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import type { ShownFile } from './file-state.js';
import { viewFile } from './file-view.js';
import type { FileSlice } from './file.service.js';

/** Maps a file to its GraphQL type. */
export const toFile = (shown: ShownFile): Contract.ClinicalFile => viewFile(shown);

/** Maps a slice of files to a GraphQL connection; `hashOf` runs for a file whose hash the request selects. */
export function toFileConnection(
  { files, hasNextPage, total }: FileSlice,
  hashOf: (shown: ShownFile) => Promise<string>,
): Contract.ClinicalFileConnection {
  const edges = files.map((file) => {
    const node = toFile(file);
    // GraphQL reads the field if it is selected, and waits for the promise.
    Object.defineProperty(node, 'hash', { get: () => hashOf(file) });
    return { node, cursor: encodeCursor({ at: file.row.position, id: file.row.id }) };
  });
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null }, totalCount: total };
}
