import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/** Reads a query past the cache, which then knows the answer, too; rejects with why it could not be read. */
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
