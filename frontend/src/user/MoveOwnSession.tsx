import { Form } from 'antd';
import { typedTimeText } from '../appointments/clinic-time-rules';
import { FreeTimePicker } from '../appointments/FreeTimePicker';
import { momentText } from '../calendar/clinic-time';
import { FreeTimesDocument, useMoveOwnSessionMutation, type OwnSessionFragment } from '../gql/generated';
import { Dialog } from '../ui/Dialog';
import { DialogButtons } from '../ui/DialogButtons';
import { SentForm } from '../ui/SentForm';
import { useReload } from '../ui/useReload';
import { CallTheClinic } from './CallTheClinic';
import { ownSessionLists, type OwnChangeProps } from './own-session-change';
import { OwnSessionSubject } from './OwnSessionSubject';
import { moveText } from './profile-failures';

interface Values {
  /** YYYY-MM-DDTHH:MM in clinic time. */
  readonly appointmentDate: string;
}

/** A patient picks another free time for a session of their own; who treats, and whether it is agreed, stay (clinic §4). */
export function MoveOwnSession({ session, ...frame }: OwnChangeProps) {
  const [move] = useMoveOwnSessionMutation();
  const reload = useReload();
  const lookAgain = (failure: unknown): never => {
    reload([FreeTimesDocument]); // what was refused is hardly free
    throw failure;
  };
  const send = async (input: Values) => {
    const { id, version } = session;
    const answer = await move({ variables: { id, input, version } }).catch(lookAgain);
    const { appointmentDate, status } = answer.data?.moveAppointment ?? session;
    const now = `is now on ${momentText(appointmentDate)}.`;
    return status === 'PENDING' ? `Your request ${now} The clinic will confirm it.` : `Your session ${now}`;
  };
  return (
    <Dialog {...frame} title="Move this session" width={560}>
      <OwnSessionSubject session={session} />
      <p>
        Pick another free time. If none suits you, <CallTheClinic />.
      </p>
      <SentForm<Values>
        name="move"
        initialValues={{ appointmentDate: '' }}
        send={send}
        failureText={moveText}
        reloads={ownSessionLists}
        onDone={frame.onClose}
        renderButtons={(isBusy) => (
          <DialogButtons keepLabel="Keep the time" submitLabel="Move session" isBusy={isBusy} onKeep={frame.onClose} />
        )}
      >
        <NewTime session={session} />
      </SentForm>
    </Dialog>
  );
}

function NewTime({ session: { id, sessionType, physiotherapist } }: { readonly session: OwnSessionFragment }) {
  const time = Form.useWatch<string | undefined>('appointmentDate');
  const search = { sessionType, appointmentId: id, ...(physiotherapist && { physiotherapistId: physiotherapist.id }) };
  return (
    <Form.Item
      name="appointmentDate"
      label="Day and time (clinic time, IST)"
      extra={time && typedTimeText(time)}
      rules={[{ required: true, message: 'Choose a day and a time', validateTrigger: 'onSubmit' }]}
    >
      <FreeTimePicker search={search} />
    </Form.Item>
  );
}
