import { Button, Form, Input } from 'antd';
import { chosenTimeRules, typedTimeText } from '../appointments/clinic-time-rules';
import { sessionTypeOptions } from '../appointments/session-types';
import { momentText } from '../clinic-time';
import { errorOf } from '../errors';
import { useRequestAppointmentMutation, type SessionType } from '../gql/generated';
import { ErrorBanner } from '../ui/ErrorBanner';
import { useNotify } from '../ui/Notices';
import { RadioChoice } from '../ui/RadioChoice';
import { useFormSubmit } from '../ui/useFormSubmit';
import { askForSessionId } from './ask-for-session-id';
import { Card } from './Card';
import { requestText } from './profile-failures';

/** What stands in the inputs once they are valid, named as the server names them in `fields`. */
interface Values {
  /** YYYY-MM-DDTHH:MM in clinic time. */
  readonly appointmentDate: string;
  readonly sessionType: SessionType;
}

const fieldNames = ['appointmentDate', 'sessionType'] as const satisfies readonly (keyof Values)[];

interface Props {
  /** The request waits at the clinic now. */
  readonly onAsked: () => Promise<unknown>;
}

/** A patient asks for a session, which waits as pending until the clinic confirms it (reading 74). Nothing typed is lost on failure. */
export function AskForSession({ onAsked }: Props) {
  const [form] = Form.useForm<Values>();
  const notify = useNotify();
  const [request] = useRequestAppointmentMutation();
  const typed = Form.useWatch('appointmentDate', form);

  const send = async ({ appointmentDate, sessionType }: Values) => {
    try {
      const input = { appointmentDate, sessionType };
      const { data } = await request({ variables: { input } });
      form.resetFields();
      const when = data ? ` for ${momentText(data.requestAppointment.appointmentDate)}` : '';
      notify(`You asked for a session${when}. The clinic will confirm it.`);
      // Whether the list could be read again is said where it stands.
      await onAsked().catch(() => undefined);
      return null;
    } catch (error) {
      return errorOf(error);
    }
  };
  const { submit, isBusy, failure, dismissFailure } = useFormSubmit(form, fieldNames, send);

  return (
    <Card title="Ask for a session" id={askForSessionId}>
      <p>Tell the clinic when it suits you. It will confirm the time or propose another one.</p>
      <Form<Values>
        form={form}
        name="request"
        layout="vertical"
        requiredMark={false}
        initialValues={{ appointmentDate: '', sessionType: 'CLINIC' }}
        scrollToFirstError={{ focus: true }}
        validateTrigger={['onChange', 'onBlur']}
        onFinish={submit}
      >
        <Form.Item
          name="appointmentDate"
          label="Date and time (clinic time, IST)"
          extra={typed && typedTimeText(typed)}
          rules={chosenTimeRules}
        >
          <Input type="datetime-local" autoComplete="off" />
        </Form.Item>
        <Form.Item name="sessionType" label="Session type" extra="At the clinic, at your home, or by video (Tele).">
          <RadioChoice label="Session type" options={sessionTypeOptions} />
        </Form.Item>
        {failure && <ErrorBanner message={requestText(failure)} onDismiss={dismissFailure} />}
        <Button type="primary" htmlType="submit" loading={isBusy}>
          Ask for this session
        </Button>
      </Form>
    </Card>
  );
}
