import { useApolloClient } from '@apollo/client/react';
import { Form, Input, type FormRule } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { suggestedTime } from '../appointments/clinic-time-rules';
import { sessionTypeOptions } from '../appointments/session-types';
import { clinicDay, momentText } from '../calendar/clinic-time';
import { typedListDay } from '../calendar/list-day';
import { errorOf } from '../errors';
import { choiceRules } from '../ui/forms/form-rules';
import { useBookAppointmentMutation, type BookAppointmentInput, type SessionType } from '../workplace/gql/generated';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { FormGrid, Wide } from '../ui/forms/FormGrid';
import { RadioChoice } from '../ui/forms/RadioChoice';
import { PatientSelect } from '../patients/PatientSelect';
import { useWorkplace, type PatientChoice } from '../workplace/workplace-context';
import { PatientLink } from '../patients/PatientLink';
import { bookText } from './appointment-failures';
import { patientText } from './appointment-texts';
import { appointmentLists } from './change-dialog';
import { FreeTimesOffer } from './FreeTimesOffer';
import { OfferedLength } from './OfferedLength';
import { OverrideReasonField } from './OverrideReasonField';
import { PhysiotherapistSelect } from './PhysiotherapistSelect';
import { PlanTherapist } from './PlanTherapist';
import { TimeField } from './TimeField';

/** The validated values, by the server's field names. */
interface Values {
  readonly patientId: string;
  readonly physiotherapistId?: string;
  readonly appointmentDate: string;
  /** Digits. */
  readonly durationMinutes: string;
  readonly sessionType: SessionType;
  readonly overrideReason?: string;
}

/** Loaded when several sessions are booked. */
const SeriesFields = lazy(() =>
  import('./series/SeriesFields').then(
    (module) => ({ default: module.SeriesFields }),
    () => ({ default: SeriesNotLoaded }),
  ),
);

function SeriesNotLoaded() {
  return <p>The times could not be loaded. Check your connection, then open this again.</p>;
}

const amountOptions = [
  { value: 'ONE', label: 'One session' },
  { value: 'SERIES', label: 'Several sessions' },
];

/** A whole number from 5 to 480 (schema/appointment.graphql). */
const durationRules: FormRule[] = [
  {
    validateTrigger: 'onBlur',
    pattern: /^(?:[5-9]|[1-9]\d|[1-3]\d\d|4[0-7]\d|480)$/,
    required: true,
    message: 'Enter the duration in minutes, from 5 to 480',
  },
];

/** Initial values; a past day is not prefilled. */
function initialValuesOn(day: string, now: number): Partial<Values> {
  const appointmentDate = day < clinicDay(now) ? '' : suggestedTime(day, now);
  return { appointmentDate, durationMinutes: '45', sessionType: 'CLINIC' };
}

interface Props extends DialogState {
  /** Initial clinic day. */
  readonly day: string;
  /** Initial patient, on the page of a patient. */
  readonly patient?: PatientChoice | undefined;
  /** Initial time, YYYY-MM-DDTHH:MM, and physiotherapist, for a gap of the calendar. */
  readonly at?: Pick<Values, 'appointmentDate' | 'physiotherapistId'> | undefined;
  /** Rendered above the form. */
  readonly lead?: ReactNode;
}

/** Books a session, or several together, that are scheduled at once; a physiotherapist in the own column, for patients within reach. */
export function BookSessionDialog({ day, patient, at, lead, ...frame }: Props) {
  const [book] = useBookAppointmentMutation();
  const client = useApolloClient();
  const [withoutAddress, setWithoutAddress] = useState<string>();
  const [isSeries, setIsSeries] = useState(false);
  const [times, setTimes] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState(0);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { ownColumn } = useWorkplace();
  const [initialValues] = useState(() => ({
    ...initialValuesOn(day, Date.now()),
    ...(ownColumn && { physiotherapistId: ownColumn }),
    ...(patient && { patientId: patient.id }),
    ...at,
  }));
  const send = async ({ durationMinutes, appointmentDate, ...values }: Values) => {
    if (isSeries) return bookSeries({ ...values, durationMinutes });
    const input = { ...values, appointmentDate, durationMinutes: Number(durationMinutes) };
    const booked = await sendBooking(input);
    return booked
      ? `${patientText(booked)} was booked for ${momentText(booked.appointmentDate)}.`
      : 'The session was booked.';
  };
  const sendBooking = async (input: BookAppointmentInput) => {
    try {
      return (await book({ variables: { input } })).data?.bookAppointment;
    } catch (error) {
      // A session at home needs the address of the record, which this form does not ask for (bench §1).
      const { fields } = errorOf(error);
      setWithoutAddress(input.sessionType === 'HOME' && fields?.patientId ? input.patientId : undefined);
      throw error;
    }
  };
  const bookSeries = async (values: Omit<Values, 'appointmentDate'>) => {
    const { sendSeries } = await import('./series/send-series');
    try {
      return await sendSeries(client, { ...values, startsAt: times, idempotencyKey });
    } catch (error) {
      // Somebody may have taken one of the times.
      setRefusals((before) => before + 1);
      throw error;
    }
  };
  return (
    <FormDialog<Values>
      {...frame}
      title={isSeries ? 'Book several sessions' : 'Book a session'}
      width={560}
      lead={lead}
      name="booking"
      initialValues={initialValues}
      keepLabel="Close"
      submitLabel={isSeries ? `Book ${times.length === 1 ? '1 session' : `${times.length} sessions`}` : 'Book session'}
      send={send}
      failureText={bookText}
      reloads={appointmentLists}
    >
      <FormGrid>
        <Wide>
          <Form.Item
            name="patientId"
            label="Patient"
            extra={
              withoutAddress && (
                <>
                  <PatientLink number={withoutAddress}>Open the record</PatientLink> to add the address, then book
                  again.
                </>
              )
            }
            rules={choiceRules('Patient is required')}
            // The dialog begins with the focus here: to leave it for another input is not yet a mistake.
            validateTrigger="onChange"
          >
            <PatientSelect known={patient} />
          </Form.Item>
        </Wide>
        <Wide>
          <RadioChoice
            label="One or several sessions"
            options={amountOptions}
            value={isSeries ? 'SERIES' : 'ONE'}
            onChange={({ target }) => setIsSeries(target.value === 'SERIES')}
          />
        </Wide>
        <TimeField label={isSeries ? 'First day and time (clinic time, IST)' : 'Date and time (clinic time, IST)'} />
        <Form.Item name="durationMinutes" label="Duration in minutes" rules={durationRules}>
          <Input inputMode="numeric" autoComplete="off" maxLength={3} />
        </Form.Item>
        <Wide>
          {ownColumn ? (
            <Form.Item name="physiotherapistId" hidden>
              <Input />
            </Form.Item>
          ) : (
            <>
              <PlanTherapist />
              <TherapistField day={day} isRequired={isSeries} />
            </>
          )}
          <Form.Item name="sessionType" label="Session type">
            <RadioChoice label="Session type" options={sessionTypeOptions} />
          </Form.Item>
          <OfferedLength />
          {isSeries ? (
            <Suspense>
              <SeriesFields onChosen={setTimes} refusals={refusals} />
            </Suspense>
          ) : (
            <>
              {!ownColumn && <FreeTimesOffer day={day} />}
              <OverrideReasonField />
            </>
          )}
        </Wide>
      </FormGrid>
    </FormDialog>
  );
}

/** Physiotherapist choice with each one's load on the entered day. */
function TherapistField({ day, isRequired }: Pick<Props, 'day'> & { readonly isRequired: boolean }) {
  const typed = typedListDay(Form.useWatch<string | undefined>('appointmentDate'));
  return (
    <Form.Item
      name="physiotherapistId"
      label={isRequired ? 'Physiotherapist' : 'Physiotherapist (optional)'}
      rules={isRequired ? choiceRules('Choose a physiotherapist') : []}
    >
      <PhysiotherapistSelect day={typed ?? day} />
    </Form.Item>
  );
}
