import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { AuthProvider } from './auth/AuthProvider';
import { NoticeProvider } from './ui/Notices';

/** What stands around every page: the client, the current user, and the place for notices. */
export function Providers({ client, children }: { readonly client: ApolloClient; readonly children: ReactNode }) {
  return (
    <ApolloProvider client={client}>
      <AuthProvider>
        <NoticeProvider>{children}</NoticeProvider>
      </AuthProvider>
    </ApolloProvider>
  );
}
