import { momentText } from '../calendar/clinic-time';
import { failureText } from '../failure-text';
import { LateCancelPolicy } from '../prices/LateCancelPolicy';
import { useCancelForPatientMutation } from '../prices/gql/generated';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';
import type { DialogState } from '../ui/dialogs/Dialog';
import { Subject } from '../ui/layout/Subject';
import { WorkplaceTools } from '../workplace/WorkplaceTools';
import type { TreatedSessionFragment } from './gql/generated';
import { shownSessions } from './useTreatedCompletion';
import { useTreatedConflict } from './useTreatedConflict';

interface Props extends DialogState {
  readonly session: TreatedSessionFragment;
}

/** Cancels one of the physiotherapist's sessions for a patient who asked for it. */
export function CancelTreatedDialog(props: Props) {
  return (
    <WorkplaceTools>
      <Content {...props} />
    </WorkplaceTools>
  );
}

function Content({ session, ...frame }: Props) {
  const { known, conflict } = useTreatedConflict(session);
  const { id, version, patient, appointmentDate } = known;
  const [cancel] = useCancelForPatientMutation();
  const name = patient.name || 'N/A';
  return (
    <ConfirmDialog
      {...frame}
      title="Cancel for the patient"
      keepLabel="Keep session"
      submitLabel="Cancel session"
      isDanger
      send={async () => {
        await cancel({ variables: { id, version } });
        return `The session of ${name} was canceled.`;
      }}
      failureText={(failure) => failureText('Failed to cancel the session', failure)}
      conflict={conflict}
      reloads={shownSessions}
    >
      <Subject>
        <strong>{name}</strong>
        <small>{momentText(appointmentDate)}</small>
      </Subject>
      <LateCancelPolicy />
      <p>A canceled session cannot be brought back. It would have to be booked again.</p>
    </ConfirmDialog>
  );
}
