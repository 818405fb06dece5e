import { Form } from 'antd';
import * as freeTimes from '#messages/freeTimes';
import * as text from '#messages/ownSessions';
import { formatLeadTime } from '../appointments/clinic-time-rules';
import { FreeTimePicker } from '../appointments/FreeTimePicker';
import { momentText } from '../calendar/clinic-time';
import { FreeTimesDocument, useMoveOwnSessionMutation, type OwnSessionFragment } from '../gql/generated';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { useRefetchQueries } from '../ui/hooks/useRefetchQueries';
import { CallTheClinic } from './CallTheClinic';
import { ownSessionLists, type OwnChangeProps } from './own-session-change';
import { OwnSessionSubject } from './OwnSessionSubject';
import { useOwnSessionConflict } from './useOwnSessionConflict';
import { moveText } from './profile-failures';

interface Values {
  /** YYYY-MM-DDTHH:MM in clinic time. */
  readonly appointmentDate: string;
}

/** Moves a patient's session to another free slot. The physiotherapist and the status stay. */
export function MoveOwnSession({ session, ...frame }: OwnChangeProps) {
  const [move] = useMoveOwnSessionMutation();
  const { known, conflict } = useOwnSessionConflict(session);
  const reload = useRefetchQueries();
  const lookAgain = (failure: unknown): never => {
    reload([FreeTimesDocument]); // the refused slot is probably taken
    throw failure;
  };
  const send = async (input: Values) => {
    const { id, version } = known;
    const answer = await move({ variables: { id, input, version } }).catch(lookAgain);
    const { appointmentDate, status } = answer.data?.moveAppointment ?? known;
    const when = momentText(appointmentDate);
    return status === 'PENDING' ? text.movedRequest({ when }) : text.moved({ when });
  };
  return (
    <FormDialog<Values>
      {...frame}
      title={text.move}
      width={560}
      lead={
        <>
          <OwnSessionSubject session={known} />
          <p>
            <CallTheClinic say={text.noneSuits} />
          </p>
        </>
      }
      name="move"
      initialValues={{ appointmentDate: '' }}
      keepLabel={text.keepTime}
      submitLabel={text.moveIt}
      send={send}
      failureText={moveText}
      conflict={conflict}
      reloads={ownSessionLists}
    >
      <NewTime session={known} />
    </FormDialog>
  );
}

function NewTime({ session: { id, sessionType, physiotherapist } }: { readonly session: OwnSessionFragment }) {
  const time = Form.useWatch<string | undefined>('appointmentDate');
  const search = { sessionType, appointmentId: id, ...(physiotherapist && { physiotherapistId: physiotherapist.id }) };
  return (
    <Form.Item
      name="appointmentDate"
      label={text.dayAndTime}
      extra={formatLeadTime(time)}
      rules={[{ required: true, message: freeTimes.choose, validateTrigger: 'onSubmit' }]}
    >
      <FreeTimePicker search={search} />
    </Form.Item>
  );
}
