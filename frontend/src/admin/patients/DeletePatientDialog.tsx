import { Form, Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { failureText } from '#src/failure-text';
import {
  PatientDetailsDocument,
  useDeletePatientMutation,
  type PatientRowFragment,
} from '#src/workplace/gql/generated';
import { Dialog, type DialogState } from '#src/ui/dialogs/Dialog';
import { DialogButtons } from '#src/ui/dialogs/DialogButtons';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { Subject } from '#src/ui/layout/Subject';
import { useAction } from '#src/ui/hooks/useAction';
import { useConflict } from '#src/ui/forms/useConflict';
import { useFreshQuery } from '#src/ui/hooks/useFreshQuery';
import { formatPhone } from '#src/values/phone-number';
import { isPatientsNumber } from './delete-check';
import { patientLists } from '#src/patients/patient-queries';

interface QuestionProps {
  /** The record as of when the dialog opens. */
  readonly patient: PatientRowFragment;
  readonly onClose: () => void;
  /** Called if the typed number does not match; nothing is deleted. */
  readonly onMismatch: () => void;
  readonly onDeleted: () => void;
}

interface Props extends DialogState, Pick<QuestionProps, 'patient' | 'onMismatch'> {
  /** Called after the dialog has closed, so that the focus can be moved. */
  readonly onDeleted: (patient: PatientRowFragment) => void;
}

/** Deletes a record after the user has typed the patient's mobile number. */
export function DeletePatientDialog({ patient, onMismatch, onDeleted, ...frame }: Props) {
  const isDeleted = useRef(false);
  const closed = () => {
    frame.onClosed();
    if (isDeleted.current) onDeleted(patient);
  };
  return (
    <Dialog {...frame} title="Delete patient" width={440} onClosed={closed}>
      <Question
        patient={patient}
        onClose={frame.onClose}
        onMismatch={onMismatch}
        onDeleted={() => {
          isDeleted.current = true;
        }}
      />
    </Dialog>
  );
}

const factsOf = ({ name, age, diagnosedWith, contactNumber }: PatientRowFragment) => ({
  Name: name,
  Age: age === null ? '' : String(age),
  'Diagnosed with': diagnosedWith ?? '',
  'Contact number': contactNumber ? formatPhone(contactNumber) : '',
});

function Question({ patient: opened, onClose, onMismatch, onDeleted }: QuestionProps) {
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [remove] = useDeletePatientMutation();
  const read = useFreshQuery();
  const { known: patient = opened, conflict } = useConflict<PatientRowFragment>({
    known: opened,
    readAgain: async () => (await read(PatientDetailsDocument, { id: opened.id }))?.patientDetails.patient,
    factsOf,
  });
  const deletion = useAction({
    send: async () => {
      await remove({ variables: { id: patient.id, version: patient.version } });
    },
    failureText: (failure) => failureText('Failed to delete patient', failure),
    conflict,
    reloads: patientLists,
    onDone: () => {
      onDeleted();
      onClose();
    },
  });
  const finish = (typed: string) => {
    if (isPatientsNumber(typed, patient.contactNumber)) {
      deletion.run();
      return;
    }
    onClose();
    onMismatch();
  };
  return (
    <>
      <ErrorSlot />
      {conflict.changes}
      {isConfirmed ? (
        <NumberPrompt isBusy={deletion.isBusy} onCancel={onClose} onSubmit={finish} />
      ) : (
        <>
          <p>Are you sure you want to delete this patient?</p>
          <Subject>
            <strong>{patient.name}</strong> {patient.patientId}
          </Subject>
          <DialogButtons
            submitLabel="Yes, continue"
            isDanger
            isBusy={false}
            onKeep={onClose}
            onSubmit={() => setIsConfirmed(true)}
          />
        </>
      )}
    </>
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
