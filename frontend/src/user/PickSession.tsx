import { Button, Form } from 'antd';
import * as freeTimes from '#messages/freeTimes';
import * as text from '#messages/ownSessions';
import { FreeTimePicker } from '../appointments/FreeTimePicker';
import { formatLeadTime } from '../appointments/clinic-time-rules';
import { sessionTypeOptions } from '../appointments/session-types';
import { useClinic } from '../brand/clinic';
import {
  FreeTimesDocument,
  SessionsAheadDocument,
  UserProfileDocument,
  useRequestAppointmentMutation,
  type SessionType,
} from '../gql/generated';
import { CarriedForm } from '../language/CarriedForm';
import { Card } from '../ui/layout/Card';
import { RadioChoice } from '../ui/forms/RadioChoice';
import { MutationForm } from '../ui/forms/MutationForm';
import { useRefetchQueries } from '../ui/hooks/useRefetchQueries';
import { rupeesText } from '../values/rupees';
import { askForSessionId } from './ask-for-session-id';
import { CallTheClinic } from './CallTheClinic';
import { PlaceFields, requestedText, useAddressSaved, type AskProps } from './PlaceFields';
import { requestText } from './profile-failures';
import { BookingTerms, useChosenPrice } from './terms/BookingTerms';
import { TherapistChoice } from './TherapistChoice';

/** The validated values, by the server's field names. */
interface Values {
  /** YYYY-MM-DDTHH:MM in clinic time. */
  readonly appointmentDate: string;
  /** Empty for any physiotherapist. */
  readonly physiotherapistId?: string;
  readonly sessionType: SessionType;
  /** Only for a session at home. */
  readonly address?: string;
}

/** Requests a free slot of an open clinic. The clinic's settings decide whether it is booked at once or pending. */
export function PickSession({ profile }: AskProps) {
  const { bookingMode, sessionTypes, choosePhysiotherapist } = useClinic();
  const [request] = useRequestAppointmentMutation();
  const reload = useRefetchQueries();
  const isInstant = bookingMode === 'INSTANT';
  const lookAgain = (failure: unknown): never => {
    reload([FreeTimesDocument]); // the refused slot is probably taken
    throw failure;
  };
  const saveAddress = useAddressSaved(profile);
  const send = async ({ physiotherapistId, address, ...values }: Values) => {
    await saveAddress(address);
    const input = { ...values, ...(physiotherapistId && { physiotherapistId }) };
    return requestedText((await request({ variables: { input } }).catch(lookAgain)).data?.requestAppointment);
  };
  return (
    <Card title={isInstant ? text.book : text.ask} id={askForSessionId}>
      <p>
        <CallTheClinic say={isInstant ? text.pickToBook : text.pickToAsk} />
      </p>
      <MutationForm<Values>
        name="request"
        initialValues={{ appointmentDate: '', physiotherapistId: '', sessionType: sessionTypes[0] ?? 'CLINIC' }}
        send={send}
        failureText={requestText}
        reloads={[SessionsAheadDocument, UserProfileDocument, FreeTimesDocument]}
        onDone={(form) => form.setFieldValue('appointmentDate', '')}
        renderButtons={(isBusy) => (
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {isInstant ? text.bookThis : text.askThis}
          </Button>
        )}
      >
        <CarriedForm name="request" />
        <KindField kinds={sessionTypes} />
        <PlaceFields profile={profile} />
        {choosePhysiotherapist && <TherapistField />}
        <TimesField />
        <BookingTerms />
      </MutationForm>
    </Card>
  );
}

/** Returns a function that clears the slot, because another session type or physiotherapist has other free slots. */
function useTimeForgotten(): () => void {
  const form = Form.useFormInstance();
  return () => form.setFieldValue('appointmentDate', '');
}

function KindField({ kinds }: { readonly kinds: readonly SessionType[] }) {
  const { offers } = useClinic();
  const forget = useTimeForgotten();
  const kind = Form.useWatch<SessionType | undefined>('sessionType');
  const offer = offers.find(({ sessionType }) => sessionType === kind);
  const physiotherapistId = Form.useWatch<string | undefined>('physiotherapistId');
  const price = useChosenPrice({ sessionType: kind, physiotherapistId }) ?? offer?.price;
  return (
    <Form.Item
      name="sessionType"
      label={text.sessionType}
      extra={
        offer && price ? text.placesAndPrice({ minutes: offer.durationMinutes, price: rupeesText(price) }) : text.places
      }
    >
      <RadioChoice
        label={text.sessionType}
        options={sessionTypeOptions.filter(({ value }) => kinds.includes(value))}
        onChange={forget}
      />
    </Form.Item>
  );
}

function TherapistField() {
  const forget = useTimeForgotten();
  const sessionType = Form.useWatch<SessionType | undefined>('sessionType');
  return (
    sessionType && (
      <Form.Item name="physiotherapistId" label={text.whoTreats}>
        <TherapistChoice sessionType={sessionType} onChosen={forget} />
      </Form.Item>
    )
  );
}

function TimesField() {
  const sessionType = Form.useWatch<SessionType | undefined>('sessionType');
  const physiotherapistId = Form.useWatch<string | undefined>('physiotherapistId') ?? '';
  const time = Form.useWatch<string | undefined>('appointmentDate');
  if (!sessionType) return null;
  return (
    <Form.Item
      name="appointmentDate"
      label={text.dayAndTime}
      extra={formatLeadTime(time)}
      rules={[{ required: true, message: freeTimes.choose, validateTrigger: 'onSubmit' }]}
    >
      <FreeTimePicker
        key={`${sessionType} ${physiotherapistId}`}
        search={{ sessionType, ...(physiotherapistId && { physiotherapistId }) }}
      />
    </Form.Item>
  );
}
