import { Skeleton } from 'antd';
import { useState } from 'react';
import { errorOf } from '../../errors';
import { usePatientDetailsQuery } from '../../gql/generated';
import { Dialog } from '../../ui/Dialog';
import { ErrorBanner } from '../../ui/ErrorBanner';
import { useDiscardQuestion, type DiscardQuestion } from '../../ui/DiscardQuestion';
import { failureText } from '../../failure-text';
import { PatientDetails } from './PatientDetails';
import { RetryHint } from './RetryHint';
import { useDetailsForms } from './useDetailsForms';

interface Props {
  /** Whose record to show; null while the dialog is closed. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** Shows a complete record with its recovery, history and reports (spec §2 and §3), and adds to them (reading 78). */
export function PatientDetailsDialog({ id, onClose }: Props) {
  const discard = useDiscardQuestion();
  return (
    <Dialog
      isOpen={id !== null}
      title="Patient details"
      width={720}
      isClosedBeside
      onClose={() => discard.discardThen(onClose)}
      onClosed={() => discard.setEdited(false)}
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
  const { data, error, refetch } = usePatientDetailsQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const [dismissed, setDismissed] = useState<unknown>(null);
  if (data) return <PatientDetails id={id} details={data.patientDetails} forms={forms} />;
  if (!error) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <>
      {error !== dismissed && (
        <ErrorBanner
          message={failureText('Failed to fetch patient details', errorOf(error))}
          onDismiss={() => setDismissed(error)}
        />
      )}
      <RetryHint text="The details are not here." onRetry={() => void refetch()} />
    </>
  );
}
