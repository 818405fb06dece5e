import { Form } from 'antd';
import { clinicDay, dayText } from '../calendar/clinic-time';
import { choiceRules } from '../ui/forms/form-rules';
import { useAssignPhysiotherapistMutation } from '../workplace/gql/generated';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { updateText } from './appointment-failures';
import { patientText } from './appointment-texts';
import { AppointmentSummary } from './AppointmentSummary';
import { appointmentLists, type ChangeDialogProps } from './change-dialog';
import { useAppointmentConflict } from './useAppointmentConflict';
import { OverrideReasonField } from './OverrideReasonField';
import { PhysiotherapistChoice } from './PhysiotherapistChoice';

interface Values {
  readonly physiotherapistId: string;
  readonly overrideReason?: string;
}

const valuesOf = ({ physiotherapist }: ChangeDialogProps['appointment']) => ({
  physiotherapistId: physiotherapist?.id,
});

/** Assigns a physiotherapist to a pending session; changes nothing else. */
export function AssignDialog({ appointment, ...frame }: ChangeDialogProps) {
  const [assign] = useAssignPhysiotherapistMutation();
  const { known, conflict } = useAppointmentConflict(appointment, valuesOf);
  const { id, version, appointmentDate } = known;
  const send = async ({ physiotherapistId, overrideReason }: Values) => {
    const answer = await assign({ variables: { id, physiotherapistId, version, overrideReason } });
    const name = answer.data?.assignPhysiotherapist.physiotherapist?.name ?? 'The physiotherapist';
    return `${name} was assigned to ${patientText(known)}.`;
  };
  return (
    <FormDialog<Values>
      {...frame}
      title="Assign a physiotherapist"
      lead={<AppointmentSummary appointment={known} />}
      name="assign"
      initialValues={valuesOf(appointment)}
      keepLabel="Close"
      submitLabel="Assign"
      send={send}
      failureText={updateText}
      conflict={conflict}
      reloads={appointmentLists}
    >
      <Form.Item
        name="physiotherapistId"
        label={`Physiotherapists and their scheduled sessions on ${dayText(appointmentDate)}`}
        rules={choiceRules('Choose a physiotherapist')}
      >
        <PhysiotherapistChoice day={clinicDay(appointmentDate)} />
      </Form.Item>
      <OverrideReasonField />
    </FormDialog>
  );
}
