import { use, useSyncExternalStore } from 'react';
import * as shell from '#messages/shell';
import { AppSessionContext } from '../auth/AppSession';
import { paths } from '../paths';

/** Where a link of the header leads, and its words. */
export interface MainLink {
  readonly to: string;
  readonly label: string;
}

const patientLink: MainLink = { to: paths.user, label: shell.ownRecovery };
const ownLinks: Readonly<Record<string, MainLink>> = {
  ADMIN: { to: paths.admin, label: shell.ownConsole },
  PHYSIOTHERAPIST: { to: paths.physio, label: shell.ownSessions },
  DOCTOR: { to: paths.doctor, label: shell.ownProfile },
};

const neverChanges = () => () => undefined;
const nobody = () => undefined;

/** Where somebody who is signed in goes on; null for a visitor, who is asked to sign in or up. */
export function useOwnLink(): MainLink | null {
  const session = use(AppSessionContext);
  // What was built as HTML is nobody's, and the first render of the browser equals it.
  const userType = useSyncExternalStore(session?.subscribe ?? neverChanges, () => session?.userType, nobody);
  return userType ? (ownLinks[userType] ?? patientLink) : null;
}
