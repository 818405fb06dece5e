import { use, useSyncExternalStore } from 'react';
import { AppSessionContext } from '../auth/AppSession';
import { paths } from '../paths';
import { mainLinks } from './main-links';

/** Where a link of the header leads, and its words. */
export interface MainLink {
  readonly to: string;
  readonly label: string;
}

const neverChanges = () => () => undefined;
const nobody = () => undefined;

/** The links of the public header (spec §2); before them, for somebody who is signed in, where they go on. */
export function useMainLinks(): readonly MainLink[] {
  const session = use(AppSessionContext);
  // What was built as HTML is nobody's, and the first render of the browser equals it.
  const userType = useSyncExternalStore(session?.subscribe ?? neverChanges, () => session?.userType, nobody);
  if (!userType) return mainLinks;
  const own = userType === 'ADMIN' ? { to: paths.admin, label: 'Console' } : { to: paths.user, label: 'My recovery' };
  return [own, ...mainLinks];
}
