import { useState } from 'react';
import { SessionFee } from '../prices/SessionFee';
import { useCancelForPatientMutation } from '../prices/gql/generated';
import { RadioChoice } from '../ui/forms/RadioChoice';
import { useCancelAppointmentMutation } from '../workplace/gql/generated';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';
import { updateText } from './appointment-failures';
import { patientText } from './appointment-texts';
import { AppointmentSummary } from './AppointmentSummary';
import { appointmentLists, type ChangeDialogProps } from './change-dialog';
import { useAppointmentConflict } from './useAppointmentConflict';

const whoCancels = [
  { value: false, label: 'The clinic' },
  { value: true, label: 'The patient' },
];

/** Confirm dialog before a session is canceled, which is final. For the patient within the notice it costs the fee of the policy. */
export function CancelAppointmentDialog({ appointment, ...frame }: ChangeDialogProps) {
  const [cancel] = useCancelAppointmentMutation();
  const [cancelForPatient] = useCancelForPatientMutation();
  const [isForPatient, setIsForPatient] = useState(false);
  const { known, conflict } = useAppointmentConflict(appointment);
  const { id, version } = known;
  return (
    <ConfirmDialog
      {...frame}
      title="Cancel this session?"
      keepLabel="Keep session"
      submitLabel="Cancel session"
      isDanger
      send={async () => {
        await (isForPatient ? cancelForPatient : cancel)({ variables: { id, version } });
        return `The session of ${patientText(known)} was canceled.`;
      }}
      failureText={updateText}
      conflict={conflict}
      reloads={appointmentLists}
    >
      <AppointmentSummary appointment={known} />
      <p>Who asked for it?</p>
      <RadioChoice
        label="Who asked for it?"
        options={whoCancels}
        value={isForPatient}
        onChange={({ target }) => setIsForPatient(target.value === true)}
      />
      {isForPatient && <SessionFee id={id} of="lateCancel" />}
      <p>A canceled session cannot be brought back. It would have to be booked again.</p>
    </ConfirmDialog>
  );
}
