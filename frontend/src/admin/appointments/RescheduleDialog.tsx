import { Form } from 'antd';
import { useState } from 'react';
import { clinicDay, clinicTime, momentText } from '../../clinic-time';
import { useRescheduleAppointmentMutation } from '../../gql/generated';
import { DialogButtons } from '../../ui/DialogButtons';
import { showBesideInputs } from '../../ui/form-errors';
import { useDiscardQuestion } from '../../ui/DiscardQuestion';
import { updateText } from './appointment-failures';
import { patientText } from './appointment-texts';
import { AppointmentDialog, type ChangeDialogProps } from './AppointmentDialog';
import { AppointmentSummary } from './AppointmentSummary';
import { futureTimeRules, suggestedTime, typedTimeText } from '../../appointments/clinic-time-rules';
import { ClinicTimeInput } from '../../appointments/ClinicTimeInput';
import { useAppointmentChange } from './useAppointmentChange';

interface Values {
  readonly appointmentDate: string;
}

/** Gives a pending session another time and changes nothing else (spec §4 and §5, readings 42 and 43). */
export function RescheduleDialog({ appointment, onChanged, onOutdated, onClose, ...state }: ChangeDialogProps) {
  const [form] = Form.useForm<Values>();
  const [reschedule] = useRescheduleAppointmentMutation();
  const { run, isBusy, failure, dismissFailure } = useAppointmentChange({ onChanged, onOutdated });
  const { setEdited, discardThen } = useDiscardQuestion();
  const [openedAt] = useState(() => Date.now());
  const [initial] = useState(() => clinicTime(appointment.appointmentDate));
  const typed = Form.useWatch('appointmentDate', form);

  const close = () => discardThen(onClose);
  const submit = (values: Values) =>
    run(
      async () => {
        const appointmentDate = values.appointmentDate.trim();
        const { id, version } = appointment;
        const answer = await reschedule({ variables: { id, appointmentDate, version } });
        const moved = answer.data?.rescheduleAppointment ?? appointment;
        return `The session of ${patientText(moved)} is now on ${momentText(moved.appointmentDate)}.`;
      },
      (refusal) => showBesideInputs(form, ['appointmentDate'], refusal),
    );

  return (
    <AppointmentDialog
      {...state}
      title="Reschedule session"
      isBusy={isBusy}
      failure={failure && updateText(failure)}
      onDismissFailure={dismissFailure}
      onClose={close}
    >
      <AppointmentSummary appointment={appointment} />
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ appointmentDate: initial }}
        scrollToFirstError={{ focus: true }}
        validateTrigger={['onChange', 'onBlur']}
        onValuesChange={() => setEdited(true)}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item
          name="appointmentDate"
          label="New date and time (clinic time, IST)"
          extra={typedTimeText(typed)}
          rules={futureTimeRules}
        >
          <ClinicTimeInput suggestion={suggestedTime(clinicDay(openedAt), openedAt)} />
        </Form.Item>
        <DialogButtons keepLabel="Close" submitLabel="Reschedule" isBusy={isBusy} onKeep={close} />
      </Form>
    </AppointmentDialog>
  );
}
