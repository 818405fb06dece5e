import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { reauthenticationLink } from './auth/reauthentication-link';
import { reauthenticate } from './auth/reauthentication';
import { growingList } from './ui/lists/growing-list';

/**
 * Cached data is shown at once and refetched. A refetch goes through the merge policies of lists, so that what was loaded further stays.
 * Polling stops when the user is signed out, because it would reopen a re-authentication that the user has dismissed.
 */
const defaultOptions = {
  watchQuery: {
    fetchPolicy: 'cache-and-network',
    refetchWritePolicy: 'merge',
    skipPollAttempt: () => reauthenticate.state() !== 'in',
  },
} as const;

/** Physiotherapists are not normalized: their load belongs to the queried day, not to them. */
const physiotherapist = { keyFields: false } as const;

const fields = {
  appointments: growingList({ keyArgs: ['first', 'filter', 'order'], onRefetch: 'replace' }),
  patientTimeline: growingList({ keyArgs: ['patientId', 'kinds', 'first'], onRefetch: 'keep' }),
  treatmentNotes: growingList({ keyArgs: ['patientId'], onRefetch: 'keep' }),
  clinicalFiles: growingList({ keyArgs: ['patientId', 'category'], onRefetch: 'keep' }),
  careThreads: growingList({ keyArgs: ['first', 'status', 'mine'], onRefetch: 'replace' }),
  teamNotices: growingList({ keyArgs: ['first'], onRefetch: 'keep' }),
  hospitalDocuments: growingList({ keyArgs: ['patientId'], onRefetch: 'keep' }),
};
/** A conversation's messages, newest first. */
const careThread = { fields: { messages: growingList({ keyArgs: ['first'], onRefetch: 'keep' }) } } as const;
const typePolicies = { Physiotherapist: physiotherapist, CareThread: careThread, Query: { fields } };

/**
 * Creates Apollo Client. Results are normalized by type and id. After session expiry, an operation waits for re-authentication.
 * @param transport the terminating link: HTTP, or a test's
 * @param isSignedIn whether the visit has an account
 */
export function createApolloClient(transport: ApolloLink, isSignedIn = () => false): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([reauthenticationLink(isSignedIn), transport]),
    cache: new InMemoryCache({ typePolicies }),
    defaultOptions,
  });
}
