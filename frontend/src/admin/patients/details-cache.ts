import type { ApolloCache } from '@apollo/client';
import { PatientDetailsDocument, type PatientDetailsFieldsFragment } from '#src/workplace/gql/generated';

/** Writes the details from a mutation to the cached details query. */
export function showDetails(
  cache: ApolloCache,
  id: string,
  patientDetails: PatientDetailsFieldsFragment | undefined,
): void {
  if (patientDetails) cache.writeQuery({ query: PatientDetailsDocument, variables: { id }, data: { patientDetails } });
}
