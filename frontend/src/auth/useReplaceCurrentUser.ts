import { useApolloClient } from '@apollo/client/react';
import { use, useCallback } from 'react';
import { AppSessionContext } from './AppSession';
import type { CurrentUser } from './role';
import { replaceCurrentUser } from './session';

/** Puts another account, or nobody, in the place of the current user, in this tab and in the others. */
export function useReplaceCurrentUser(): (user: CurrentUser | null) => void {
  const { cache } = useApolloClient();
  const session = use(AppSessionContext);
  return useCallback(
    (user) => {
      replaceCurrentUser(cache, user);
      session?.tabs.tell();
    },
    [cache, session],
  );
}
