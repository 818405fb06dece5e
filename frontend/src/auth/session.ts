import type { ApolloCache } from '@apollo/client';
import { MeDocument } from '../gql/generated';
import type { CurrentUser } from './role';

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
