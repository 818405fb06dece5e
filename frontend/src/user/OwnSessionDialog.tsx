import { sessionTypeLabels } from '../appointments/session-types';
import { momentText } from '../calendar/clinic-time';
import {
  FreeTimesDocument,
  SessionsAheadDocument,
  useCancelOwnSessionMutation,
  type OwnSessionFragment,
} from '../gql/generated';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import type { DialogState } from '../ui/Dialog';
import { Subject } from '../ui/Subject';
import { cancelText } from './profile-failures';
import { therapistName } from './session-notes';

interface Props extends DialogState {
  readonly session: OwnSessionFragment;
}

/** Asks before a patient calls a session of their own off: it cannot come back (clinic §4). */
export function OwnSessionDialog({ session, ...frame }: Props) {
  const [cancel] = useCancelOwnSessionMutation();
  const { id, version, appointmentDate, sessionType } = session;
  const when = momentText(appointmentDate);
  return (
    <ConfirmDialog
      {...frame}
      title="Cancel this session?"
      keepLabel="Keep session"
      submitLabel="Cancel session"
      isDanger
      send={async () => {
        await cancel({ variables: { id, version } });
        return `Your session on ${when} was canceled.`;
      }}
      failureText={cancelText}
      reloads={[SessionsAheadDocument, FreeTimesDocument]}
    >
      <Subject>
        <strong>{when}</strong>
        <small>
          {sessionTypeLabels[sessionType]}, {therapistName(session)}
        </small>
      </Subject>
      <p>A canceled session cannot be brought back. You can ask for another one.</p>
    </ConfirmDialog>
  );
}
