import * as text from '#messages/ownSessions';
import { momentText } from '../calendar/clinic-time';
import { useCancelOwnSessionMutation } from '../gql/generated';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';
import { ownSessionLists, type OwnChangeProps } from './own-session-change';
import { OwnSessionSubject } from './OwnSessionSubject';
import { useOwnSessionConflict } from './useOwnSessionConflict';
import { cancelText } from './profile-failures';

/** Confirm dialog before a patient cancels a session, which is final. */
export function CancelOwnSession({ session, ...frame }: OwnChangeProps) {
  const [cancel] = useCancelOwnSessionMutation();
  const { known, conflict } = useOwnSessionConflict(session);
  const { id, version, appointmentDate } = known;
  return (
    <ConfirmDialog
      {...frame}
      title={text.cancel}
      keepLabel={text.keep}
      submitLabel={text.cancelIt}
      isDanger
      send={async () => {
        await cancel({ variables: { id, version } });
        return text.canceled({ when: momentText(appointmentDate) });
      }}
      failureText={cancelText}
      conflict={conflict}
      reloads={ownSessionLists}
    >
      <OwnSessionSubject session={known} />
      <p>{text.noWayBack}</p>
    </ConfirmDialog>
  );
}
