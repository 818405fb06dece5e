import { Form, Skeleton } from 'antd';
import { clinicDay, clinicTime, dayText } from '../calendar/clinic-time';
import { choiceRules } from '../ui/forms/form-rules';
import {
  useAssignPhysiotherapistMutation,
  useFreePhysiotherapistsQuery,
  useMoveAppointmentMutation,
} from '../workplace/gql/generated';
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

/** Assigns a physiotherapist to a pending session, or to a scheduled one that waits for somebody; changes nothing else. Of those who are free, the best one is chosen at first. */
export function AssignDialog({ appointment, ...frame }: ChangeDialogProps) {
  const [move] = useMoveAppointmentMutation();
  const [assign] = useAssignPhysiotherapistMutation();
  const { known, conflict } = useAppointmentConflict(appointment, valuesOf);
  const { id, version, appointmentDate } = known;
  const { data, loading } = useFreePhysiotherapistsQuery({
    variables: { appointmentId: appointment.id },
    fetchPolicy: 'network-only',
  });
  const free = data?.freePhysiotherapists;
  const chosen = valuesOf(appointment).physiotherapistId ?? free?.[0]?.id;
  const send = async ({ physiotherapistId, overrideReason }: Values) => {
    // A scheduled session that waits for somebody is moved to them at its own time (schema/appointment.graphql).
    const input = { appointmentDate: clinicTime(appointmentDate), physiotherapistId, overrideReason };
    const assigned =
      known.status === 'SCHEDULED'
        ? (await move({ variables: { id, input, version } })).data?.moveAppointment
        : (await assign({ variables: { id, physiotherapistId, version, overrideReason } })).data?.assignPhysiotherapist;
    const name = assigned?.physiotherapist?.name ?? 'The physiotherapist';
    return `${name} was assigned to ${patientText(known)}.`;
  };
  return (
    <FormDialog<Values>
      {...frame}
      title="Assign a physiotherapist"
      lead={<AppointmentSummary appointment={known} />}
      name="assign"
      initialValues={{ physiotherapistId: chosen }}
      waiting={loading && !data && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
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
        <PhysiotherapistChoice day={clinicDay(appointmentDate)} free={free} />
      </Form.Item>
      <OverrideReasonField />
    </FormDialog>
  );
}
