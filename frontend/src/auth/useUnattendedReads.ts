import { useApolloClient } from '@apollo/client/react';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useEffect, useEffectEvent } from 'react';
import { reauthenticate } from './reauthentication';

const everyMs = 60_000;
/** Marks a request as not caused by the user, so that it does not renew the session. */
const context = { headers: { 'Session-Unattended': 'true' } };

/**
 * Refetches a query every minute while the page is visible, and when it becomes visible, for a screen that is open all day. On failure, the
 * data stays until the next refetch.
 */
export function useUnattendedReads<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): void {
  const client = useApolloClient();
  const read = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || reauthenticate.state() !== 'in') return;
    // Not shown: the list keeps the last data.
    client.query<Data>({ query, variables, fetchPolicy: 'network-only', context }).catch(() => undefined);
  });
  useEffect(() => {
    const timer = setInterval(() => read(), everyMs);
    const look = () => read();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
