import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { sessionWatch } from './auth/session-watch';

/**
 * The GraphQL client: results are cached by type and id. A call that meets the end of the session waits for the sign-in over the open page.
 * @param transport the end of the link chain: HTTP, or what a test puts there
 */
export function createApolloClient(transport: ApolloLink): ApolloClient {
  return new ApolloClient({ link: ApolloLink.from([sessionWatch(), transport]), cache: new InMemoryCache() });
}
