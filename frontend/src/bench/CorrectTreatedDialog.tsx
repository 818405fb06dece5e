import { CorrectSessionDialog } from '../appointments/CorrectSessionDialog';
import { momentText } from '../calendar/clinic-time';
import { type TreatedSessionFragment } from './gql/generated';
import type { DialogState } from '../ui/dialogs/Dialog';
import { Subject } from '../ui/layout/Subject';
import { WorkplaceTools } from '../workplace/WorkplaceTools';
import { shownSessions } from './useTreatedCompletion';
import { useTreatedConflict } from './useTreatedConflict';

interface Props extends DialogState {
  readonly session: TreatedSessionFragment;
}

/** Corrects the status of one of the physiotherapist's sessions. */
export function CorrectTreatedDialog(props: Props) {
  return (
    <WorkplaceTools>
      <Content {...props} />
    </WorkplaceTools>
  );
}

function Content({ session, ...frame }: Props) {
  const { known, conflict } = useTreatedConflict(session);
  return (
    <CorrectSessionDialog
      {...frame}
      session={known}
      conflict={conflict}
      lead={
        <Subject>
          <strong>{known.patient.name || 'N/A'}</strong>
          <small>{momentText(known.appointmentDate)}</small>
        </Subject>
      }
      reloads={shownSessions}
    />
  );
}
