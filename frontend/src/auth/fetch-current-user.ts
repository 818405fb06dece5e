import type { ApolloClient } from '@apollo/client';
import { MeDocument } from '../gql/generated';
import type { CurrentUser } from './role';

/** Fetches the current user past the cache, which is not updated. The request renews the session. */
export async function fetchCurrentUser(client: ApolloClient): Promise<CurrentUser | null> {
  const { data } = await client.query({ query: MeDocument, fetchPolicy: 'no-cache' });
  return data?.me ?? null;
}
