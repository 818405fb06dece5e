import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/** Returns a function that runs a query past the cache and updates the cache; rejects with the error. */
export function useFreshQuery() {
  const client = useApolloClient();
  return useCallback(
    async <Data, Variables extends OperationVariables>(
      query: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ): Promise<Data | undefined> => {
      const { data } = await client.query<Data>({ query, variables, fetchPolicy: 'network-only' });
      return data;
    },
    [client],
  );
}
