import { HttpLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { use, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { createApolloClient } from '../apollo';
import { serverPaths } from '../paths';
import { AppSessionContext } from './AppSession';
import { AuthProvider } from './AuthProvider';

const clientOver = (send: typeof fetch) =>
  createApolloClient(new HttpLink({ uri: serverPaths.graphql, credentials: 'same-origin', fetch: send }));

/** Around whatever works with data or asks who is signed in, by default the branch of the route table: Apollo's client and the current user. */
export function AccountArea({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const session = use(AppSessionContext);
  if (!session) throw new Error('AccountArea needs an AppSession around it.');
  return (
    <ApolloProvider client={session.client(clientOver)}>
      <AuthProvider>{children}</AuthProvider>
    </ApolloProvider>
  );
}
