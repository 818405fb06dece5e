import { Skeleton } from 'antd';
import { failureText } from '#src/failure-text';
import { usePatientDetailsQuery } from '#src/workplace/gql/generated';
import { Dialog, type DialogState } from '#src/ui/dialogs/Dialog';
import { useDiscardQuestion, type DiscardQuestion } from '#src/ui/dialogs/DiscardQuestion';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { useRefetchOnConflict } from '#src/ui/hooks/useRefetchQueries';
import { patientLists } from '#src/patients/patient-queries';
import { PatientDetails } from './PatientDetails';
import { useDetailsForms } from './useDetailsForms';

interface Props extends DialogState {
  /** Id of the record; null while the dialog is closed. */
  readonly id: string | null;
  /** It was opened from the list, which pushed a history entry. */
  readonly isOwnEntry: boolean;
}

/** A complete record with recovery, history and reports, which can be added to. */
export function PatientDetailsDialog({ id, isOwnEntry, onClose, onClosed }: Props) {
  const discard = useDiscardQuestion();
  return (
    <Dialog
      isOpen={id !== null}
      title="Patient details"
      width={720}
      isClosedBeside
      isOwnEntry={isOwnEntry}
      onClose={() => discard.discardThen(onClose)}
      onClosed={() => {
        discard.setEdited(false);
        onClosed();
      }}
    >
      {id !== null && <LoadedDetails key={id} id={id} discard={discard} />}
    </Dialog>
  );
}

interface LoadedProps {
  readonly id: string;
  readonly discard: DiscardQuestion;
}

function LoadedDetails({ id, discard }: LoadedProps) {
  const forms = useDetailsForms(discard);
  const query = usePatientDetailsQuery({ variables: { id } });
  useRefetchOnConflict(query.error, patientLists);
  return (
    <QueryBoundary
      query={query}
      failureText={(failure) => failureText('Failed to fetch patient details', failure)}
      skeleton={<Skeleton active paragraph={{ rows: 8 }} />}
    >
      {({ patientDetails }) => <PatientDetails id={id} details={patientDetails} forms={forms} />}
    </QueryBoundary>
  );
}
