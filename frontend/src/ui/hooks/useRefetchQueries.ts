import type { DocumentNode } from '@apollo/client';
import { use, useCallback, useEffect } from 'react';
import { errorOf, isOutdated } from '#src/errors';
import { RefetchContext } from './refetch-context';

/** Returns a function that refetches active queries, of Apollo and others. Inactive ones load when their screen opens. */
export function useRefetchQueries(): (queries: readonly DocumentNode[]) => void {
  const refetch = use(RefetchContext);
  return useCallback((queries) => refetch(queries.flatMap(nameOf)), [refetch]);
}

/** Refetches queries when an error says that their data is outdated. */
export function useRefetchOnConflict(error: unknown, queries: readonly DocumentNode[]): void {
  const reload = useRefetchQueries();
  useEffect(() => {
    if (error && isOutdated(errorOf(error))) reload(queries);
  }, [error, queries, reload]);
}

function nameOf({ definitions: [operation] }: DocumentNode): string[] {
  return operation && 'name' in operation && operation.name ? [operation.name.value] : [];
}
