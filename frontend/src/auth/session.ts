import * as sessionEnd from '#messages/sessionEnd';
import { log } from '../log';
import type { AppSession } from './AppSession';
import { fetchCurrentUser } from './fetch-current-user';
import type { OtherTabs } from './other-tabs';
import { reauthenticate } from './reauthentication';
import { noteStartupTime } from './session-time';

/**
 * Begins what lasts for the visit once it has shown a page of an account: follows a sign-in or sign-out in another tab, because the tabs
 * share the session cookie, and refetches the current user by the name of its query.
 */
export function beginAccount(session: AppSession, tabs: OtherTabs, tellNews: (text: string) => void): void {
  session.startup.then(noteStartupTime, () => undefined); // AppSession logs the failure
  const follow = async () => {
    const former = session.known.user ?? null;
    const present = await fetchCurrentUser(session);
    if (former?.id === present?.id) {
      // The re-authentication of this tab's page was completed in the other tab.
      if (present && reauthenticate.state() !== 'in') reauthenticate.succeed();
      return;
    }
    session.noteUser(present);
    if (former) tellNews(present ? sessionEnd.otherTab : sessionEnd.outInOtherTab);
  };
  const readAgain = async () => session.noteUser(await fetchCurrentUser(session));
  const reportFailure = (failure: unknown) => log.warn('The current user could not be read.', failure);
  // In sequence: of two responses in flight, the later one could be stale.
  let last = Promise.resolve();
  tabs.listen(() => {
    last = last.then(follow).catch(reportFailure);
  });
  session.addQueries((names) => {
    if (names.includes('Me')) void readAgain().catch(reportFailure);
  });
}
