import { HttpLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { use, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { createApolloClient } from '../apollo';
import { usePresentClinic } from '../brand/usePresentClinic';
import { MeDocument } from '../gql/generated';
import { serverPaths } from '../paths';
import { useInfoToast } from '../ui/feedback/toasts';
import { AppSessionContext } from './AppSession';
import { AuthProvider } from './AuthProvider';
import { OtherTabsContext } from './other-tabs';
import { followOtherTabs } from './session';
import { SessionExpiryOverlay } from './SessionExpiryOverlay';
import { notingSessionTime } from './session-time';

const linkOver = (send: typeof fetch) =>
  new HttpLink({ uri: serverPaths.graphql, credentials: 'same-origin', fetch: notingSessionTime(send) });

/** Provides Apollo Client and the current user. Wraps the routes that need them; by default, renders the route's outlet. */
export function AccountArea({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const session = use(AppSessionContext);
  const tabs = use(OtherTabsContext);
  const tellNews = useInfoToast();
  if (!session) throw new Error('AccountArea needs an AppSession around it.');
  const client = session.client((send) => {
    const created = createApolloClient(linkOver(send));
    // Created once per visit: the cache outlives visits to public pages.
    followOtherTabs(created, tabs, tellNews);
    created.cache.watch({
      query: MeDocument,
      optimistic: false,
      callback: ({ complete, result }) => complete && session.noteUser(result?.me),
    });
    return created;
  });
  usePresentClinic(client, session);
  return (
    <ApolloProvider client={client}>
      <AuthProvider>
        {children}
        <SessionExpiryOverlay />
      </AuthProvider>
    </ApolloProvider>
  );
}
