import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { isOutdated, type CallError } from '../../errors';
import { PatientsDocument, PatientStatsDocument } from '../../gql/generated';

/** Reads the list and its numbers again when a refusal says that a record is no longer as the list shows it. */
export function useListReload(): (refusal: CallError) => void {
  const client = useApolloClient();
  return useCallback(
    (refusal) => {
      if (isOutdated(refusal)) void client.refetchQueries({ include: [PatientsDocument, PatientStatsDocument] });
    },
    [client],
  );
}
