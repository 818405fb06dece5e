import { Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { errorOf } from '../../errors';
import { usePatientDetailsQuery } from '../../gql/generated';
import { ErrorBanner } from '../../ui/ErrorBanner';
import { failureText } from '../../failure-text';
import { PatientDetails } from './PatientDetails';
import styles from './PatientDetailsDialog.module.css';
import { RetryHint } from './RetryHint';

interface Props {
  /** Whose record to show; null while the dialog is closed. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** Shows a complete record with its recovery, history and reports (spec §2 and §3). */
export function PatientDetailsDialog({ id, onClose }: Props) {
  return (
    <Modal
      open={id !== null}
      title={<h2 className={styles.title}>Patient details</h2>}
      footer={null}
      width={720}
      destroyOnHidden
      onCancel={onClose}
    >
      {id !== null && <LoadedDetails key={id} id={id} />}
    </Modal>
  );
}

function LoadedDetails({ id }: { readonly id: string }) {
  const { data, error, refetch } = usePatientDetailsQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const [dismissed, setDismissed] = useState<unknown>(null);
  if (!error)
    return data ? <PatientDetails details={data.patientDetails} /> : <Skeleton active paragraph={{ rows: 8 }} />;
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
