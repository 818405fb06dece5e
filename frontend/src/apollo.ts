import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { errorOf } from './errors';
import { MeDocument } from './gql/generated';

/**
 * The GraphQL client: results are cached by type and id. When the server says that nobody is signed in (any more), the current user is
 * asked for again, so that the guard follows the server.
 * @param transport the end of the link chain: HTTP, or what a test puts there
 * @param onSessionEnd is told that the server no longer knows the session
 */
export function createApolloClient(transport: ApolloLink, onSessionEnd: () => void): ApolloClient {
  const sessionWatch = new ErrorLink(({ error }) => {
    if (errorOf(error).code !== 'UNAUTHENTICATED') return;
    onSessionEnd();
    void client.refetchQueries({ include: [MeDocument] });
  });
  const client = new ApolloClient({ link: ApolloLink.from([sessionWatch, transport]), cache: new InMemoryCache() });
  return client;
}
