import { useCallback } from 'react';
import { useLogoutMutation } from '../gql/generated';
import { log } from '../log';
import { useReplaceCurrentUser } from './AuthProvider';

/** Signs out: calls the server and clears the user whatever the outcome (spec §4). Never rejects. */
export function useLogout(): () => Promise<void> {
  const replaceCurrentUser = useReplaceCurrentUser();
  const [logout] = useLogoutMutation();
  return useCallback(async () => {
    await logout().catch((error: unknown) => log.warn('The server did not confirm the logout.', error));
    replaceCurrentUser(null);
  }, [replaceCurrentUser, logout]);
}
