import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { errorOf } from './errors';
import { MeDocument } from './gql/generated';
import { serverPaths } from './paths';

/**
 * The GraphQL client: cookies go along, results are cached by type and id. When the server says that nobody is signed in (any more),
 * the current user is asked for again, so that the guard follows the server.
 * @param transport the end of the link chain; tests pass their own.
 */
export function createApolloClient(
  transport: ApolloLink = new HttpLink({ uri: serverPaths.graphql, credentials: 'same-origin' }),
): ApolloClient {
  const sessionWatch = new ErrorLink(({ error }) => {
    if (errorOf(error).code === 'UNAUTHENTICATED') void client.refetchQueries({ include: [MeDocument] });
  });
  const client = new ApolloClient({ link: ApolloLink.from([sessionWatch, transport]), cache: new InMemoryCache() });
  return client;
}
