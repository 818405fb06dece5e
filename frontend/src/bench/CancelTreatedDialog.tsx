import { Form, Input } from 'antd';
import { momentText } from '../calendar/clinic-time';
import { failureText } from '../failure-text';
import { LateCancelPolicy } from '../prices/LateCancelPolicy';
import { useCancelForPatientMutation } from '../prices/gql/generated';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { reasonRules } from '../ui/forms/form-rules';
import { Subject } from '../ui/layout/Subject';
import { WorkplaceTools } from '../workplace/WorkplaceTools';
import type { TreatedSessionFragment } from './gql/generated';
import { shownSessions } from './useTreatedCompletion';
import { useTreatedConflict } from './useTreatedConflict';

interface Values {
  readonly reason: string;
}

interface Props extends DialogState {
  readonly session: TreatedSessionFragment;
}

/** Cancels one of the physiotherapist's sessions for a patient who asked for it, with a reason of 3 to 500 characters. */
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
    <FormDialog<Values>
      {...frame}
      title="Cancel for the patient"
      lead={
        <>
          <Subject>
            <strong>{name}</strong>
            <small>{momentText(appointmentDate)}</small>
          </Subject>
          <LateCancelPolicy />
          <p>A canceled session cannot be brought back. It would have to be booked again.</p>
        </>
      }
      name="canceled"
      keepLabel="Keep session"
      submitLabel="Cancel session"
      isDanger
      send={async ({ reason }) => {
        await cancel({ variables: { id, version, reason: reason.trim() } });
        return `The session of ${name} was canceled.`;
      }}
      failureText={(failure) => failureText('Failed to cancel the session', failure)}
      conflict={conflict}
      reloads={shownSessions}
    >
      <Form.Item
        name="reason"
        label="Reason"
        extra="What the patient said, such as: travels, feels unwell."
        rules={reasonRules('Reason', 3)}
      >
        <Input.TextArea rows={3} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
