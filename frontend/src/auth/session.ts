import type { ApolloCache, ApolloClient } from '@apollo/client';
import * as sessionEnd from '#messages/sessionEnd';
import { MeDocument } from '../gql/generated';
import { log } from '../log';
import type { OtherTabs } from './other-tabs';
import type { CurrentUser } from './role';
import { reauthenticate } from './reauthentication';
import { fetchCurrentUser } from './fetch-current-user';

/**
 * Replaces the current user in the cache, or clears it with null. The previous account's data is evicted in the same step, so that it
 * cannot be shown to the next user.
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
 * Fetches the current user, and replaces it if the account changed.
 * @returns both accounts if they differ
 */
async function followAccount(
  client: ApolloClient,
): Promise<{ readonly former: CurrentUser | null; readonly present: CurrentUser | null } | null> {
  const present = await fetchCurrentUser(client);
  const former = client.cache.readQuery({ query: MeDocument })?.me ?? null;
  if (former?.id === present?.id) {
    // The re-authentication of this tab's page was completed in the other tab.
    if (present && reauthenticate.state() !== 'in') reauthenticate.succeed();
    return null;
  }
  replaceCurrentUser(client.cache, present);
  return { former, present };
}

/** Follows a sign-in or sign-out in another tab, because the tabs share the session cookie. */
export function followOtherTabs(client: ApolloClient, tabs: OtherTabs, tellNews: (text: string) => void): void {
  const follow = async () => {
    const change = await followAccount(client);
    if (!change?.former) return;
    tellNews(change.present ? sessionEnd.otherTab : sessionEnd.outInOtherTab);
  };
  // Run in sequence: Apollo would deduplicate concurrent queries, and the response in flight may be stale.
  let last = Promise.resolve();
  tabs.listen(() => {
    last = last.then(follow).catch((failure: unknown) => log.warn('The current user could not be read.', failure));
  });
}
