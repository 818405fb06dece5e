import type { MeQuery } from '../gql/generated';
import { currentUserQuery, type AppSession } from './AppSession';
import { fetchGraphql } from './fetch-graphql';
import type { CurrentUser } from './role';

/** Queries the current user, which the visit does not note. The request renews the session. */
export async function fetchCurrentUser(session: AppSession): Promise<CurrentUser | null> {
  return (await fetchGraphql<MeQuery>(session.fetch, 'Me', currentUserQuery, {})).me;
}
