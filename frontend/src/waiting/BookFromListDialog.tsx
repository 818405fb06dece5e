import type { DocumentNode } from '@apollo/client';
import { Form } from 'antd';
import { momentText } from '../calendar/clinic-time';
import { typedListDay } from '../calendar/list-day';
import { useClinicToday } from '../calendar/useClinicToday';
import { bookText } from '../schedule/appointment-failures';
import { appointmentLists } from '../schedule/change-dialog';
import { OfferedTimes } from '../schedule/OfferedTimes';
import { OverrideReasonField } from '../schedule/OverrideReasonField';
import { PhysiotherapistSelect } from '../schedule/PhysiotherapistSelect';
import { TimeField } from '../schedule/TimeField';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { choiceRules } from '../ui/forms/form-rules';
import { Subject } from '../ui/layout/Subject';
import { useBookFromWaitingListMutation } from './gql/generated';
import { kindText, personText, whenText, type Wish } from './waiting-texts';

interface Values {
  readonly appointmentDate: string;
  readonly physiotherapistId: string;
  readonly overrideReason?: string;
}

interface Props extends DialogState {
  readonly entry: Wish & {
    readonly id: string;
    readonly patient: { readonly name: string; readonly patientId: string | null };
    readonly physiotherapist: { readonly id: string; readonly name: string } | null;
  };
  /** Initial time and physiotherapist, for a gap of the calendar. */
  readonly at?: Partial<Pick<Values, 'appointmentDate' | 'physiotherapistId'>> | undefined;
  /** Queries to refetch besides the lists of sessions. */
  readonly reloads?: readonly DocumentNode[];
}

/** Books a time for who waits, or moves the session that was to come earlier. */
export function BookFromListDialog({ entry, at, reloads = [], ...frame }: Props) {
  const today = useClinicToday();
  const [book] = useBookFromWaitingListMutation();
  const { id, patient, insteadOf, sessionType, durationMinutes } = entry;
  const send = async ({ appointmentDate: startsAt, ...values }: Values) => {
    const { data } = await book({ variables: { id, startsAt, ...values } });
    const time = data ? momentText(data.bookFromWaitingList.appointmentDate) : startsAt;
    return `${personText(patient)} was ${insteadOf ? 'moved to' : 'booked for'} ${time}.`;
  };
  return (
    <FormDialog<Values>
      {...frame}
      title={`Book a time for ${personText(patient)}`}
      width={560}
      name="from-list"
      lead={
        <Subject>
          <strong>{kindText(entry)}</strong>
          <small>{whenText(entry)}</small>
        </Subject>
      }
      initialValues={{ physiotherapistId: entry.physiotherapist?.id, ...at }}
      submitLabel={insteadOf ? 'Move the session' : 'Book the session'}
      send={send}
      failureText={bookText}
      reloads={[...appointmentLists, ...reloads]}
    >
      <TimeField label="Date and time (clinic time, IST)" />
      <TherapistField day={today} />
      <FreeTimes search={{ sessionType, durationMinutes }} day={today} />
      <OverrideReasonField />
    </FormDialog>
  );
}

function TherapistField({ day }: { readonly day: string }) {
  const typed = typedListDay(Form.useWatch<string | undefined>('appointmentDate'));
  return (
    <Form.Item name="physiotherapistId" label="Physiotherapist" rules={choiceRules('Choose a physiotherapist')}>
      <PhysiotherapistSelect day={typed ?? day} />
    </Form.Item>
  );
}

function FreeTimes({
  search,
  day,
}: {
  readonly search: Pick<Wish, 'sessionType' | 'durationMinutes'>;
  readonly day: string;
}) {
  const physiotherapistId = Form.useWatch<string | undefined>('physiotherapistId');
  return <OfferedTimes search={{ ...search, ...(physiotherapistId && { physiotherapistId }) }} day={day} />;
}
