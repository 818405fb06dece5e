import { useCallback } from 'react';
import { useLogoutMutation } from '../gql/generated';
import { log } from '../log';
import { useReplaceCurrentUser } from './AuthProvider';

/** Signs out: calls the server and clears the user, and what this tab keeps of them, whatever the outcome (spec §4). Never rejects. */
export function useLogout(): () => Promise<void> {
  const replaceCurrentUser = useReplaceCurrentUser();
  const [logout] = useLogoutMutation();
  return useCallback(async () => {
    await logout().catch((error: unknown) => log.warn('The server did not confirm the logout.', error));
    forgetTab();
    replaceCurrentUser(null);
  }, [replaceCurrentUser, logout]);
}

/** As the server's answer does by Clear-Site-Data, also where it did not come. */
function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch (error) {
    log.warn('What the tab keeps could not be deleted.', error);
  }
}
