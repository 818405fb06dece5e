import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { errorOf, isOutdated } from '../errors';

/** Reads queries again that are on the screen; what is not there asks anew when it opens. */
export function useRefetchQueries(): (queries: readonly DocumentNode[]) => void {
  const client = useApolloClient();
  return useCallback(
    (queries) => {
      const names = queries.map(nameOf);
      void client.refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => names.includes(queryName),
      });
    },
    [client],
  );
}

/** Reads queries again when a failure says that they no longer show what is there. */
export function useRefetchOnConflict(error: unknown, queries: readonly DocumentNode[]): void {
  const reload = useRefetchQueries();
  useEffect(() => {
    if (error && isOutdated(errorOf(error))) reload(queries);
  }, [error, queries, reload]);
}

function nameOf({ definitions: [operation] }: DocumentNode): string | undefined {
  return operation && 'name' in operation ? operation.name?.value : undefined;
}
