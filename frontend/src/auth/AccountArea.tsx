import { HttpLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { use } from 'react';
import { Outlet } from 'react-router-dom';
import { createApolloClient } from '../apollo';
import { serverPaths } from '../paths';
import { AppSessionContext } from './AppSession';
import { AuthProvider } from './AuthProvider';

const clientOver = (send: typeof fetch) =>
  createApolloClient(new HttpLink({ uri: serverPaths.graphql, credentials: 'same-origin', fetch: send }));

/** Around every branch that works with data or asks who is signed in: Apollo's client and the current user. */
export function AccountArea() {
  const session = use(AppSessionContext);
  if (!session) throw new Error('AccountArea needs an AppSession around it.');
  return (
    <ApolloProvider client={session.client(clientOver)}>
      <AuthProvider>
        <Outlet />
      </AuthProvider>
    </ApolloProvider>
  );
}
