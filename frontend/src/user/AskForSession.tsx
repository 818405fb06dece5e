import { Button, Form, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import * as text from '#messages/ownSessions';
import { sessionTypeOptions } from '../appointments/session-types';
import { TimeField } from '../appointments/TimeField';
import { useClinic } from '../brand/clinic';
import { SessionsAheadDocument, useRequestAppointmentMutation, type SessionType } from '../gql/generated';
import { CarriedForm } from '../language/CarriedForm';
import { Card } from '../ui/Card';
import { RadioChoice } from '../ui/RadioChoice';
import { SentForm } from '../ui/SentForm';
import { askForSessionId } from './ask-for-session-id';
import { PlaceFields, requestedText, useAddressSaved } from './PlaceFields';
import { requestText } from './profile-failures';

/** What stands in the inputs once they are valid, named as the server names them in `fields`. */
interface Values {
  /** YYYY-MM-DDTHH:MM in clinic time. */
  readonly appointmentDate: string;
  readonly sessionType: SessionType;
  /** Of a session at home. */
  readonly address?: string;
}

const initialValues: Values = { appointmentDate: '', sessionType: 'CLINIC' };

/** The free times of an open clinic; where they could not be loaded, any time can be asked for, which the server judges by the same rules. */
const PickSession = lazy(() =>
  import('./PickSession').then(
    (module) => ({ default: module.PickSession }),
    () => ({ default: AskForAnyTime }),
  ),
);

/** A patient asks for a session: for a time of their own until the clinic is open, then for one of the free times (clinic §4). */
export function AskForSession() {
  if (!useClinic().isOpen) return <AskForAnyTime />;
  return (
    <Suspense
      fallback={
        <Card title={text.ask} id={askForSessionId}>
          <Skeleton active />
        </Card>
      }
    >
      <PickSession />
    </Suspense>
  );
}

/** The request waits as pending until the clinic confirms it (reading 74). Nothing typed is lost on failure. */
function AskForAnyTime() {
  const [request] = useRequestAppointmentMutation();
  const saveAddress = useAddressSaved();
  const send = async ({ address, ...input }: Values) => {
    await saveAddress(address);
    return requestedText((await request({ variables: { input } })).data?.requestAppointment);
  };
  return (
    <Card title={text.ask} id={askForSessionId}>
      <p>{text.tellWhen}</p>
      <SentForm<Values>
        name="request"
        initialValues={initialValues}
        send={send}
        failureText={requestText}
        reloads={[SessionsAheadDocument]}
        onDone={(form) => form.resetFields()}
        renderButtons={(isBusy) => (
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {text.askThis}
          </Button>
        )}
      >
        <CarriedForm name="request" />
        <TimeField label={text.dateAndTime} isChosen />
        <Form.Item name="sessionType" label={text.sessionType} extra={text.places}>
          <RadioChoice label={text.sessionType} options={sessionTypeOptions} />
        </Form.Item>
        <PlaceFields />
      </SentForm>
    </Card>
  );
}
