import { use, useSyncExternalStore } from 'react';
import * as shell from '#messages/shell';
import { AppSessionContext } from '../auth/AppSession';
import { paths } from '../paths';

/** A header link. */
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

/** Returns the link to a signed-in user's home page; null for a visitor. */
export function useOwnLink(): MainLink | null {
  const session = use(AppSessionContext);
  // Prerendered HTML has no user, and the first render must equal it.
  const userType = useSyncExternalStore(session?.subscribe ?? neverChanges, () => session?.userType, nobody);
  return userType ? (ownLinks[userType] ?? patientLink) : null;
}
