import { Form, Input } from 'antd';
import { SessionFee } from '../prices/SessionFee';
import { textRules } from '../ui/forms/form-rules';
import { useMarkAppointmentMissedMutation } from '../workplace/gql/generated';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { updateText } from './appointment-failures';
import { patientText } from './appointment-texts';
import { AppointmentSummary } from './AppointmentSummary';
import { appointmentLists, type ChangeDialogProps } from './change-dialog';
import { useAppointmentConflict } from './useAppointmentConflict';

interface Values {
  readonly reason: string;
}

/** Marks a scheduled session as missed, with a reason of up to 500 characters. */
export function MissedDialog({ appointment, ...frame }: ChangeDialogProps) {
  const [markMissed] = useMarkAppointmentMissedMutation();
  const { known, conflict } = useAppointmentConflict(appointment);
  const { id, version } = known;
  return (
    <FormDialog<Values>
      {...frame}
      title="Mark as missed"
      lead={
        <>
          <AppointmentSummary appointment={known} />
          <SessionFee id={id} of="noShow" />
        </>
      }
      name="missed"
      keepLabel="Close"
      submitLabel="Mark missed"
      send={async ({ reason }) => {
        await markMissed({ variables: { id, reason: reason.trim(), version } });
        return `The session of ${patientText(known)} was marked as missed.`;
      }}
      failureText={updateText}
      conflict={conflict}
      reloads={appointmentLists}
    >
      <Form.Item
        name="reason"
        label="Reason"
        extra="Such as: fell ill, no transport, could not be reached."
        rules={textRules('Reason', 500)}
      >
        <Input.TextArea rows={3} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
