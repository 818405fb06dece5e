import { HttpLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { use, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { createApolloClient } from '../apollo';
import { serverPaths } from '../paths';
import { useNotify } from '../ui/Notices';
import { AppSessionContext } from './AppSession';
import { AuthProvider } from './AuthProvider';

const linkOver = (send: typeof fetch) =>
  new HttpLink({ uri: serverPaths.graphql, credentials: 'same-origin', fetch: send });

/** Around whatever works with data or asks who is signed in, by default the branch of the route table: Apollo's client and the current user. */
export function AccountArea({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const session = use(AppSessionContext);
  const notify = useNotify();
  if (!session) throw new Error('AccountArea needs an AppSession around it.');
  const client = session.client((send) =>
    createApolloClient(linkOver(send), () => notify('You are signed out. Sign in again to go on.')),
  );
  return (
    <ApolloProvider client={client}>
      <AuthProvider>{children}</AuthProvider>
    </ApolloProvider>
  );
}
