import { useCallback } from 'react';
import { useLogoutMutation } from '../gql/generated';
import { log } from '../log';
import { useReplaceCurrentUser } from './AuthProvider';

/**
 * Returns a function that signs out: calls the server and clears the user and the tab's storage, even if the request fails. Never rejects.
 */
export function useLogout(): () => Promise<void> {
  const replaceCurrentUser = useReplaceCurrentUser();
  const [logout] = useLogoutMutation();
  return useCallback(async () => {
    await logout().catch((error: unknown) => log.warn('The server did not confirm the logout.', error));
    forgetTab();
    replaceCurrentUser(null);
  }, [replaceCurrentUser, logout]);
}

/** Clears the storage as the response's Clear-Site-Data does, in case there is no response. */
function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch (error) {
    log.warn('What the tab keeps could not be deleted.', error);
  }
}
