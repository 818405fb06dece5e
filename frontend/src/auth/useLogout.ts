import { useCallback } from 'react';
import type { LogoutMutation } from '../gql/generated';
import { log } from '../log';
import { fetchGraphql } from './fetch-graphql';
import logout from './logout.graphql?raw';
import { useAppSession } from './useAppSession';
import { useReplaceCurrentUser } from './useAuth';

/**
 * Returns a function that signs out: calls the server and clears the user and the browser's storage, even if the request fails. Never rejects.
 */
export function useLogout(): () => Promise<void> {
  const replaceCurrentUser = useReplaceCurrentUser();
  const { fetch: send } = useAppSession();
  return useCallback(async () => {
    await fetchGraphql<LogoutMutation>(send, 'Logout', logout, {}).catch((error: unknown) =>
      log.warn('The server did not confirm the logout.', error),
    );
    await clearStorage();
    replaceCurrentUser(null);
  }, [replaceCurrentUser, send]);
}

/** Clears the storage as the response's Clear-Site-Data does, in case there is no response. */
async function clearStorage(): Promise<void> {
  try {
    sessionStorage.clear();
    localStorage.clear();
    if (!('indexedDB' in window)) return;
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  } catch (error) {
    log.warn('What the browser stores could not be deleted.', error);
  }
}
