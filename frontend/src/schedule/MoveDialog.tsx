import { Form } from 'antd';
import { useState } from 'react';
import { clinicDay, clinicTime } from '../calendar/clinic-time';
import { typedListDay } from '../calendar/list-day';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { useMoveAppointmentMutation, type AppointmentRowFragment } from '../workplace/gql/generated';
import { useWorkplace } from '../workplace/workplace-context';
import { updateText } from './appointment-failures';
import { AppointmentSummary } from './AppointmentSummary';
import { appointmentLists, type ChangeDialogProps } from './change-dialog';
import { useAppointmentConflict } from './useAppointmentConflict';
import { MovedTimes } from './MovedTimes';
import { OverrideReasonField } from './OverrideReasonField';
import { PhysiotherapistSelect } from './PhysiotherapistSelect';
import { TimeField } from './TimeField';
import { useMovedToast } from './useSessionMove';

/** Where the session shall be, and why that was refused. */
export interface Proposal {
  /** YYYY-MM-DDTHH:MM in clinic time. */
  readonly appointmentDate: string;
  readonly physiotherapistId?: string;
  /** Shown above the form. */
  readonly refusal: string;
}

interface Props extends ChangeDialogProps {
  /** Initial values; where the session is if omitted. */
  readonly proposal?: Proposal | undefined;
}

interface Values {
  readonly appointmentDate: string;
  readonly physiotherapistId?: string;
  readonly overrideReason?: string;
}

function valuesOf({ appointmentDate, physiotherapist }: AppointmentRowFragment): Values {
  return {
    appointmentDate: clinicTime(appointmentDate),
    ...(physiotherapist && { physiotherapistId: physiotherapist.id }),
  };
}

function startOf(appointment: AppointmentRowFragment, proposal: Proposal | undefined): Values {
  if (!proposal) return valuesOf(appointment);
  const { appointmentDate, physiotherapistId } = proposal;
  return { ...valuesOf(appointment), appointmentDate, ...(physiotherapistId && { physiotherapistId }) };
}

/** Moves a pending or scheduled session to another time or physiotherapist; the status stays. */
export function MoveDialog({ appointment, proposal, ...frame }: Props) {
  const [move] = useMoveAppointmentMutation();
  const [initialValues] = useState(() => startOf(appointment, proposal));
  const movedToast = useMovedToast();
  const { known, conflict } = useAppointmentConflict(appointment, valuesOf);
  const { id, version } = known;
  const send = async (input: Values) => {
    const moved = (await move({ variables: { id, input, version } })).data?.moveAppointment ?? known;
    return movedToast(known, moved);
  };
  return (
    <FormDialog<Values>
      {...frame}
      title="Move session"
      width={560}
      lead={
        <>
          {proposal && <p role="alert">{proposal.refusal}</p>}
          <AppointmentSummary appointment={known} />
        </>
      }
      name="move"
      initialValues={initialValues}
      keepLabel="Close"
      submitLabel="Move session"
      send={send}
      failureText={updateText}
      conflict={conflict}
      reloads={appointmentLists}
    >
      <TimeField label="New date and time (clinic time, IST)" />
      <WhoAndWhen appointment={known} />
      <OverrideReasonField />
    </FormDialog>
  );
}

/** Physiotherapist choice with loads on the entered day, and free slots; none for a physiotherapist, who moves within the own column. */
function WhoAndWhen({ appointment }: Pick<ChangeDialogProps, 'appointment'>) {
  const typed = typedListDay(Form.useWatch<string | undefined>('appointmentDate'));
  const physiotherapistId = Form.useWatch<string | undefined>('physiotherapistId');
  const { ownColumn } = useWorkplace();
  if (ownColumn) return null;
  return (
    <>
      <Form.Item name="physiotherapistId" label="Physiotherapist" extra="Left empty, it stays with whom it is.">
        <PhysiotherapistSelect day={typed ?? clinicDay(appointment.appointmentDate)} />
      </Form.Item>
      <MovedTimes appointment={appointment} physiotherapistId={physiotherapistId ?? appointment.physiotherapist?.id} />
    </>
  );
}
