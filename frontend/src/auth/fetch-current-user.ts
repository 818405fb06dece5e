import type { ApolloClient } from '@apollo/client';
import { MeDocument } from '../gql/generated';
import type { CurrentUser } from './role';

/** Asks the server who is signed in, which is a use of the session. The cache stays as it is. */
export async function fetchCurrentUser(client: ApolloClient): Promise<CurrentUser | null> {
  const { data } = await client.query({ query: MeDocument, fetchPolicy: 'no-cache' });
  return data?.me ?? null;
}
