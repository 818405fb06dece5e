import { Form, Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { errorOf } from '../../errors';
import {
  PatientsDocument,
  PatientStatsDocument,
  useDeletePatientMutation,
  type PatientRowFragment,
} from '../../gql/generated';
import { Dialog } from '../../ui/Dialog';
import { DialogButtons } from '../../ui/DialogButtons';
import { ErrorBanner } from '../../ui/ErrorBanner';
import { isPatientsNumber } from './delete-check';
import styles from './DeletePatientDialog.module.css';
import { failureText } from '../../failure-text';
import { useListReload } from './useListReload';

interface Props {
  /** Whose record is to be deleted, as the list has it now; null while the dialog is closed. */
  readonly patient: PatientRowFragment | null;
  readonly onClose: () => void;
  /** The typed number was another one; nothing was deleted. */
  readonly onMismatch: () => void;
  /** Called when the dialog has gone, so that the focus can be moved. */
  readonly onDeleted: (patient: PatientRowFragment) => void;
}

/** Deletes a record after a question and the patient's mobile number (spec §5, readings 28, 29 and 69). */
export function DeletePatientDialog({ patient, onClose, onMismatch, onDeleted }: Props) {
  const [remove, { loading }] = useDeletePatientMutation({ refetchQueries: [PatientsDocument, PatientStatsDocument] });
  const reloadList = useListReload();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const deleted = useRef<PatientRowFragment | null>(null);

  const finish = async (typed: string) => {
    if (!patient || loading) return;
    if (!isPatientsNumber(typed, patient.contactNumber)) {
      onClose();
      onMismatch();
      return;
    }
    setFailure(null);
    try {
      await remove({ variables: { id: patient.id, version: patient.version } });
    } catch (error) {
      const refusal = errorOf(error);
      setFailure(failureText('Failed to delete patient', refusal));
      reloadList(refusal);
      return;
    }
    deleted.current = patient;
    onClose();
  };
  const reset = () => {
    setIsConfirmed(false);
    setFailure(null);
    if (deleted.current) onDeleted(deleted.current);
    deleted.current = null;
  };

  return (
    <Dialog
      isOpen={patient !== null}
      title="Delete patient"
      width={440}
      isBusy={loading}
      onClose={onClose}
      onClosed={reset}
    >
      {failure && <ErrorBanner message={failure} onDismiss={() => setFailure(null)} />}
      {isConfirmed ? (
        <NumberPrompt isBusy={loading} onCancel={onClose} onSubmit={(typed) => void finish(typed)} />
      ) : (
        <>
          <p className={styles.question}>Are you sure you want to delete this patient?</p>
          <p className={styles.patient}>
            {patient?.name} <span className={styles.patientId}>{patient?.patientId}</span>
          </p>
          <DialogButtons
            submitLabel="Yes, continue"
            isDanger
            isBusy={false}
            onKeep={onClose}
            onSubmit={() => setIsConfirmed(true)}
          />
        </>
      )}
    </Dialog>
  );
}

const takeFocus = (input: InputRef | null) => input?.focus();

interface PromptProps {
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onSubmit: (typed: string) => void;
}

function NumberPrompt({ isBusy, onCancel, onSubmit }: PromptProps) {
  return (
    <Form<{ number?: string }> layout="vertical" onFinish={({ number }) => onSubmit(number ?? '')}>
      <Form.Item name="number" label="Mobile number of the patient" extra="Enter it to confirm. With or without +91.">
        <Input type="tel" autoComplete="off" ref={takeFocus} />
      </Form.Item>
      <DialogButtons submitLabel="Delete patient" isDanger isBusy={isBusy} onKeep={onCancel} />
    </Form>
  );
}
