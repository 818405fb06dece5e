import { use } from 'react';
import { AppSessionContext, type AppSession } from './AppSession';

/** Returns the session state of the visit. */
export function useAppSession(): AppSession {
  const session = use(AppSessionContext);
  if (!session) throw new Error('useAppSession needs an AppSession around it.');
  return session;
}
