import type { ApolloCache } from '@apollo/client';
import { PatientDetailsDocument, type PatientDetailsFieldsFragment } from '../gql/generated';

/** Puts the details that a change answered with in the place of those that are shown for the id. */
export function showDetails(
  cache: ApolloCache,
  id: string,
  patientDetails: PatientDetailsFieldsFragment | undefined,
): void {
  if (patientDetails) cache.writeQuery({ query: PatientDetailsDocument, variables: { id }, data: { patientDetails } });
}
