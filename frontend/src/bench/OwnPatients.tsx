import type { ReactNode } from 'react';
import type { PatientSearchProps } from '../workplace/workplace-context';
import { useBenchPatientsQuery } from './patients/gql/generated';

/** Searches a physiotherapist's own patients. */
export function OwnPatients({ search, children }: PatientSearchProps): ReactNode {
  const variables = { first: 20, ...(search && { search }) };
  const { data, previousData, loading, error } = useBenchPatientsQuery({ variables });
  const edges = (data ?? previousData)?.benchPatients.edges ?? [];
  return children({ found: edges.map(({ node }) => node.patient), loading, error });
}
