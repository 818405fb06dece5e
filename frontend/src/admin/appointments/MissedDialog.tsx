import { Form, Input } from 'antd';
import { textRules } from '../../form-rules';
import { useMarkAppointmentMissedMutation } from '../../gql/generated';
import { DialogButtons } from '../../ui/DialogButtons';
import { showBesideInputs } from '../../ui/form-errors';
import { useDiscardQuestion } from '../../ui/DiscardQuestion';
import { updateText } from './appointment-failures';
import { patientText } from './appointment-texts';
import { AppointmentDialog, type ChangeDialogProps } from './AppointmentDialog';
import { AppointmentSummary } from './AppointmentSummary';
import { useAppointmentChange } from './useAppointmentChange';

interface Values {
  readonly reason: string;
}

/** Marks a scheduled session as missed, with a reason of up to 500 characters (reading 45, schema/appointment.graphql). */
export function MissedDialog({ appointment, onChanged, onOutdated, onClose, ...state }: ChangeDialogProps) {
  const [form] = Form.useForm<Values>();
  const [markMissed] = useMarkAppointmentMissedMutation();
  const { run, isBusy, failure, dismissFailure } = useAppointmentChange({ onChanged, onOutdated });
  const { setEdited, discardThen } = useDiscardQuestion();

  const close = () => discardThen(onClose);
  const submit = ({ reason }: Values) =>
    run(
      async () => {
        const { id, version } = appointment;
        await markMissed({ variables: { id, reason: reason.trim(), version } });
        return `The session of ${patientText(appointment)} was marked as missed.`;
      },
      (refusal) => showBesideInputs(form, ['reason'], refusal),
    );

  return (
    <AppointmentDialog
      {...state}
      title="Mark as missed"
      isBusy={isBusy}
      failure={failure && updateText(failure)}
      onDismissFailure={dismissFailure}
      onClose={close}
    >
      <AppointmentSummary appointment={appointment} />
      <Form<Values>
        form={form}
        name="missed"
        layout="vertical"
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        onValuesChange={() => setEdited(true)}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item
          name="reason"
          label="Reason"
          extra="Such as: fell ill, no transport, could not be reached."
          rules={textRules('Reason', 500)}
        >
          <Input.TextArea rows={3} autoComplete="off" />
        </Form.Item>
        <DialogButtons keepLabel="Close" submitLabel="Mark missed" isBusy={isBusy} onKeep={close} />
      </Form>
    </AppointmentDialog>
  );
}
