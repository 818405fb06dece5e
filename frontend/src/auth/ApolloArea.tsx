import { HttpLink, type ApolloCache, type ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { createApolloClient } from '../apollo';
import { MeDocument } from '../gql/generated';
import { serverPaths } from '../paths';
import type { AppSession } from './AppSession';
import { notingSessionTime } from './session-time';
import { useAppSession } from './useAppSession';

/**
 * Writes the visit's current user into the cache. The previous account's data is evicted in the same step, so that it cannot be shown to
 * the next user.
 */
function writeCurrentUser(cache: ApolloCache, { known: { user } }: AppSession): void {
  const former = cache.readQuery({ query: MeDocument })?.me;
  if (user === undefined || JSON.stringify(user) === JSON.stringify(former)) return;
  const isOther = former !== undefined && former?.id !== user?.id;
  cache.batch({
    update() {
      if (isOther) cache.evict({ id: 'ROOT_QUERY' });
      cache.writeQuery({ query: MeDocument, data: { me: user } });
    },
  });
  if (isOther) cache.gc();
}

/** Creates the client of a visit, whose cache outlives visits to other pages. Cache and visit hold the same current user. */
function createClient(session: AppSession): ApolloClient {
  const transport = new HttpLink({
    uri: serverPaths.graphql,
    credentials: 'same-origin',
    fetch: notingSessionTime(session.fetch),
  });
  const client = createApolloClient(transport, () => Boolean(session.known.user));
  const { cache } = client;
  writeCurrentUser(cache, session);
  session.subscribe(() => writeCurrentUser(cache, session));
  // A mutation's response may change the user, such as the name.
  cache.watch({
    query: MeDocument,
    optimistic: false,
    callback: ({ complete, result }) => {
      if (complete && result) session.noteUser(result.me ?? null);
    },
  });
  session.addQueries((names) => {
    void client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => queryName !== undefined && names.includes(queryName),
    });
  });
  return client;
}

/** Provides Apollo Client to a page, or to a part of a page that loads without it. By default, renders the route's outlet. */
export function ApolloArea({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const session = useAppSession();
  return <ApolloProvider client={session.client(() => createClient(session))}>{children}</ApolloProvider>;
}
