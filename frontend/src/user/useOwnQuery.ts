import { useEffect, useState, useSyncExternalStore } from 'react';
import { reauthenticate } from '../auth/reauthentication';
import { useAppSession } from '../auth/useAppSession';
import { QueryStore, type OwnRequest, type QueryState } from './QueryStore';

/** A query of the signed-in account, for a page that loads without Apollo Client. */
export interface OwnQuery<Data extends object> extends QueryState<Data> {
  readonly refetch: () => Promise<void>;
  readonly store: QueryStore<Data>;
}

/**
 * Queries without Apollo. It refetches when the page is looked at again, when the network returns, and when a mutation, also one of Apollo,
 * names the query.
 * @param request used as of the first render
 */
export function useOwnQuery<Data extends object>(request: OwnRequest<Data>, isAsked = true): OwnQuery<Data> {
  const session = useAppSession();
  const [store] = useState(() => new QueryStore<Data>(session.fetch, request));
  const { name } = request;
  const state = useSyncExternalStore(store.subscribe, store.state);
  useEffect(() => {
    if (!isAsked) return undefined;
    void store.refetch();
    const look = () => {
      if (document.visibilityState === 'visible' && reauthenticate.state() === 'in') store.look();
    };
    const events = ['focus', 'online'] as const;
    for (const event of events) window.addEventListener(event, look);
    document.addEventListener('visibilitychange', look);
    const forget = session.addQueries((names) => {
      if (names.includes(name)) void store.refetch();
    });
    return () => {
      for (const event of events) window.removeEventListener(event, look);
      document.removeEventListener('visibilitychange', look);
      forget();
    };
  }, [session, store, name, isAsked]);
  return { ...state, refetch: store.retry, store };
}
