import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { errorOf, isOutdated } from '../../errors';

/** Returns a function that refetches active queries. Inactive ones load when their screen opens. */
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

/** Refetches queries when an error says that their data is outdated. */
export function useRefetchOnConflict(error: unknown, queries: readonly DocumentNode[]): void {
  const reload = useRefetchQueries();
  useEffect(() => {
    if (error && isOutdated(errorOf(error))) reload(queries);
  }, [error, queries, reload]);
}

function nameOf({ definitions: [operation] }: DocumentNode): string | undefined {
  return operation && 'name' in operation ? operation.name?.value : undefined;
}
