import { use, useSyncExternalStore } from 'react';
import * as shell from '#messages/shell';
import { AppSessionContext } from '../auth/AppSession';
import { paths } from '../paths';
import { mainLinks } from './main-links';

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

/** The links of the public header (spec §2); before them, for somebody who is signed in, where they go on. */
export function useMainLinks(): readonly MainLink[] {
  const session = use(AppSessionContext);
  // What was built as HTML is nobody's, and the first render of the browser equals it.
  const userType = useSyncExternalStore(session?.subscribe ?? neverChanges, () => session?.userType, nobody);
  if (!userType) return mainLinks;
  return [ownLinks[userType] ?? patientLink, ...mainLinks];
}
