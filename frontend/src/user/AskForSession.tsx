import { Button, Form } from 'antd';
import { sessionTypeOptions } from '../appointments/session-types';
import { TimeField } from '../appointments/TimeField';
import { momentText } from '../calendar/clinic-time';
import { SessionsAheadDocument, useRequestAppointmentMutation, type SessionType } from '../gql/generated';
import { Card } from '../ui/Card';
import { RadioChoice } from '../ui/RadioChoice';
import { SentForm } from '../ui/SentForm';
import { askForSessionId } from './ask-for-session-id';
import { requestText } from './profile-failures';

/** What stands in the inputs once they are valid, named as the server names them in `fields`. */
interface Values {
  /** YYYY-MM-DDTHH:MM in clinic time. */
  readonly appointmentDate: string;
  readonly sessionType: SessionType;
}

const initialValues: Values = { appointmentDate: '', sessionType: 'CLINIC' };

/** A patient asks for a session, which waits as pending until the clinic confirms it (reading 74). Nothing typed is lost on failure. */
export function AskForSession() {
  const [request] = useRequestAppointmentMutation();
  const send = async (input: Values) => {
    const { data } = await request({ variables: { input } });
    const when = data ? ` for ${momentText(data.requestAppointment.appointmentDate)}` : '';
    return `You asked for a session${when}. The clinic will confirm it.`;
  };
  return (
    <Card title="Ask for a session" id={askForSessionId}>
      <p>Tell the clinic when it suits you. It will confirm the time or propose another one.</p>
      <SentForm<Values>
        name="request"
        initialValues={initialValues}
        send={send}
        failureText={requestText}
        reloads={[SessionsAheadDocument]}
        onDone={(form) => form.resetFields()}
        renderButtons={(isBusy) => (
          <Button type="primary" htmlType="submit" loading={isBusy}>
            Ask for this session
          </Button>
        )}
      >
        <TimeField label="Date and time (clinic time, IST)" isChosen />
        <Form.Item name="sessionType" label="Session type" extra="At the clinic, at your home, or by video (Tele).">
          <RadioChoice label="Session type" options={sessionTypeOptions} />
        </Form.Item>
      </SentForm>
    </Card>
  );
}
