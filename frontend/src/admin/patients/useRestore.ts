import { failureText } from '#src/failure-text';
import { useRestorePatientMutation } from '#src/workplace/gql/generated';
import { useAction } from '#src/ui/hooks/useAction';
import { patientLists } from '#src/patients/patient-queries';

/** A deleted record, with the fields for messages. */
export interface DeletedRecord {
  readonly id: string;
  readonly patientId: string;
  readonly name: string;
}

/** Returns an action that restores a deleted record. */
export function useRestore(onDone?: () => void) {
  const [restore] = useRestorePatientMutation();
  return useAction<DeletedRecord>({
    keyOf: ({ id }) => id,
    send: async (record) => {
      await restore({ variables: { id: record.id } });
      return `The record of ${record.name || record.patientId} is back in the list.`;
    },
    failureText: (failure) => failureText('Failed to restore patient', failure),
    reloads: patientLists,
    onDone,
  });
}
