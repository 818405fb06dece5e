import { Form, Skeleton } from 'antd';
import { clinicDay, dayText } from '../../clinic-time';
import { errorOf } from '../../errors';
import { choiceRules } from '../../form-rules';
import { useAssignPhysiotherapistMutation, usePhysiotherapistsQuery } from '../../gql/generated';
import { DialogButtons } from '../../ui/DialogButtons';
import { showBesideInputs } from '../../ui/form-errors';
import { LoadError } from '../../ui/LoadError';
import { physiotherapistsFetchText, updateText } from './appointment-failures';
import { patientText } from './appointment-texts';
import { AppointmentDialog, type ChangeDialogProps } from './AppointmentDialog';
import { AppointmentSummary } from './AppointmentSummary';
import { PhysiotherapistChoice } from './PhysiotherapistChoice';
import { useAppointmentChange } from './useAppointmentChange';

interface Values {
  readonly physiotherapistId: string;
}

/** Chooses who treats in a pending session and changes nothing else (spec §4, readings 41 and 42). */
export function AssignDialog({ appointment, onChanged, onOutdated, ...state }: ChangeDialogProps) {
  const day = clinicDay(appointment.appointmentDate);
  // Past the cache, where the load of one day would overwrite that of another.
  const { data, error, refetch } = usePhysiotherapistsQuery({ variables: { day }, fetchPolicy: 'no-cache' });
  const [form] = Form.useForm<Values>();
  const [assign] = useAssignPhysiotherapistMutation();
  const { run, isBusy, failure, dismissFailure } = useAppointmentChange({ onChanged, onOutdated });

  const submit = ({ physiotherapistId }: Values) =>
    run(
      async () => {
        const { id, version } = appointment;
        const answer = await assign({ variables: { id, physiotherapistId, version } });
        const name = answer.data?.assignPhysiotherapist.physiotherapist?.name ?? 'The physiotherapist';
        return `${name} was assigned to ${patientText(appointment)}.`;
      },
      (refusal) => showBesideInputs(form, ['physiotherapistId'], refusal),
    );

  return (
    <AppointmentDialog
      {...state}
      title="Assign a physiotherapist"
      isBusy={isBusy}
      failure={failure && updateText(failure)}
      onDismissFailure={dismissFailure}
    >
      <AppointmentSummary appointment={appointment} />
      {error && <LoadError message={physiotherapistsFetchText(errorOf(error))} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {data && (
        <Form<Values>
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={{ physiotherapistId: appointment.physiotherapist?.id }}
          onFinish={(values) => void submit(values)}
        >
          <Form.Item
            name="physiotherapistId"
            label={`Physiotherapists and their scheduled sessions on ${dayText(appointment.appointmentDate)}`}
            rules={choiceRules('Choose a physiotherapist')}
          >
            <PhysiotherapistChoice physiotherapists={data.physiotherapists} />
          </Form.Item>
          <DialogButtons keepLabel="Close" submitLabel="Assign" isBusy={isBusy} onKeep={state.onClose} />
        </Form>
      )}
    </AppointmentDialog>
  );
}
