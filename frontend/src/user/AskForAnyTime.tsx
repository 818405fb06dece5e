import { Button, Form } from 'antd';
import * as text from '#messages/ownSessions';
import { sessionTypeOptions } from '../appointments/session-types';
import {
  SessionsAheadDocument,
  UserProfileDocument,
  useRequestAppointmentMutation,
  type SessionType,
} from '../gql/generated';
import { CarriedForm } from '../language/CarriedForm';
import { Card } from '../ui/layout/Card';
import { RadioChoice } from '../ui/forms/RadioChoice';
import { MutationForm } from '../ui/forms/MutationForm';
import { askForSessionId } from './ask-for-session-id';
import { OwnTimeField } from './OwnTimeField';
import { PlaceFields, requestedText, useAddressSaved, type AskProps } from './PlaceFields';
import { requestText } from './profile-failures';

/** The validated values, by the server's field names. */
interface Values {
  /** YYYY-MM-DDTHH:MM in clinic time. */
  readonly appointmentDate: string;
  readonly sessionType: SessionType;
  /** Only for a session at home. */
  readonly address?: string;
}

const initialValues: Values = { appointmentDate: '', sessionType: 'CLINIC' };

/** Requests a session at any time. The request is pending until the clinic confirms it. On failure, the input is kept. */
export function AskForAnyTime({ profile }: AskProps) {
  const [request] = useRequestAppointmentMutation();
  const saveAddress = useAddressSaved(profile);
  const send = async ({ address, ...input }: Values) => {
    await saveAddress(address);
    return requestedText((await request({ variables: { input } })).data?.requestAppointment);
  };
  return (
    <Card title={text.ask} id={askForSessionId}>
      <p>{text.tellWhen}</p>
      <MutationForm<Values>
        name="request"
        initialValues={initialValues}
        send={send}
        failureText={requestText}
        reloads={[SessionsAheadDocument, UserProfileDocument]}
        onDone={(form) => form.resetFields()}
        renderButtons={(isBusy) => (
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {text.askThis}
          </Button>
        )}
      >
        <CarriedForm name="request" />
        <OwnTimeField />
        <Form.Item name="sessionType" label={text.sessionType} extra={text.places}>
          <RadioChoice label={text.sessionType} options={sessionTypeOptions} />
        </Form.Item>
        <PlaceFields profile={profile} />
      </MutationForm>
    </Card>
  );
}
