import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { pagedAppointments } from './appointments/paged-appointments';
import { reauthenticationLink } from './auth/reauthentication-link';
import { reauthenticate } from './auth/reauthentication';
import { pagedHistory } from './ui/paged-history';

/**
 * A screen that was there before is shown at once, and what it holds is asked for anew (reading 65). What asks again by itself waits where
 * nobody is signed in any more: it would open again the sign-in that the person has closed.
 */
const defaultOptions = {
  watchQuery: { fetchPolicy: 'cache-and-network', skipPollAttempt: () => reauthenticate.state() !== 'in' },
} as const;

/** Physiotherapists stand in the list of the day that was asked for: with the load of that day, which is no property of their own. */
const physiotherapist = { keyFields: false } as const;

const fields = {
  appointments: pagedAppointments,
  patientTimeline: pagedHistory('patientId', 'kinds', 'first'),
  hospitalDocuments: pagedHistory('patientId'),
};
const typePolicies = { Physiotherapist: physiotherapist, Query: { fields } };

/**
 * The GraphQL client: results are cached by type and id. A call that meets the end of the session waits for the sign-in over the open page.
 * @param transport the end of the link chain: HTTP, or what a test puts there
 */
export function createApolloClient(transport: ApolloLink): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([reauthenticationLink(), transport]),
    cache: new InMemoryCache({ typePolicies }),
    defaultOptions,
  });
}
