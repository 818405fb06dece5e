import type { ApolloCache, ApolloClient } from '@apollo/client';
import * as sessionEnd from '#messages/sessionEnd';
import { MeDocument } from '../gql/generated';
import { log } from '../log';
import type { OtherTabs } from './other-tabs';
import type { CurrentUser } from './role';
import { reauthenticate } from './reauthentication';
import { fetchCurrentUser } from './fetch-current-user';

/**
 * Puts another account, or nobody, in the place of the current user. Everything else that was read for the former account leaves the
 * cache in the same step, so that nothing of it can be shown to the next one (readings 2 and 3).
 */
export function replaceCurrentUser(cache: ApolloCache, user: CurrentUser | null): void {
  cache.batch({
    update() {
      cache.evict({ id: 'ROOT_QUERY' });
      cache.writeQuery({ query: MeDocument, data: { me: user } });
    },
  });
  cache.gc();
}

/**
 * Asks who is signed in by now, and puts that account in the place of the current user when it is another one.
 * @returns the two accounts when they differ.
 */
async function followAccount(
  client: ApolloClient,
): Promise<{ readonly former: CurrentUser | null; readonly present: CurrentUser | null } | null> {
  const present = await fetchCurrentUser(client);
  const former = client.cache.readQuery({ query: MeDocument })?.me ?? null;
  if (former?.id === present?.id) {
    // The sign-in over this tab's page was done in the other one.
    if (present && reauthenticate.state() !== 'in') reauthenticate.succeed();
    return null;
  }
  replaceCurrentUser(client.cache, present);
  return { former, present };
}

/** Goes over to the account that another tab signed in, or out with it: this tab's calls carry that tab's cookie already. */
export function followOtherTabs(client: ApolloClient, tabs: OtherTabs, tellNews: (text: string) => void): void {
  const follow = async () => {
    const change = await followAccount(client);
    if (!change?.former) return;
    tellNews(change.present ? sessionEnd.otherTab : sessionEnd.outInOtherTab);
  };
  // One after the other: Apollo would give a second call the answer of the one on its way, which may be of before.
  let last = Promise.resolve();
  tabs.listen(() => {
    last = last.then(follow).catch((failure: unknown) => log.warn('The current user could not be read.', failure));
  });
}
