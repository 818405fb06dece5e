import { useApolloClient } from '@apollo/client/react';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useEffect, useEffectEvent } from 'react';
import { reauthenticate } from './reauthentication';

const everyMs = 60_000;
/** Tells the server that nobody did this: it does not put off the end of the session. */
const context = { headers: { 'Session-Unattended': 'true' } };

/**
 * Reads a query anew each minute while the page is looked at, and when it is looked at again, for a screen that stands open all day. A
 * failure changes nothing: what was known stays, and the next read comes.
 */
export function useUnattendedReads<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): void {
  const client = useApolloClient();
  const read = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || reauthenticate.state() !== 'in') return;
    // Its failure is not shown: the list on the screen is that of the last answer.
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
