import { Form, Input } from 'antd';
import { momentText } from '../calendar/clinic-time';
import { NoShowPolicy } from '../prices/NoShowPolicy';
import { failureText } from '../failure-text';
import { useMissTreatedSessionMutation, type TreatedSessionFragment } from './gql/generated';
import type { DialogState } from '../ui/dialogs/Dialog';
import { textRules } from '../ui/forms/form-rules';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { Subject } from '../ui/layout/Subject';
import { WorkplaceTools } from '../workplace/WorkplaceTools';
import { shownSessions } from './useTreatedCompletion';
import { useTreatedConflict } from './useTreatedConflict';

interface Values {
  readonly reason: string;
}

interface Props extends DialogState {
  readonly session: TreatedSessionFragment;
}

/** Marks one of the physiotherapist's sessions as missed, with a reason of up to 500 characters. */
export function MissTreatedDialog(props: Props) {
  return (
    <WorkplaceTools>
      <Content {...props} />
    </WorkplaceTools>
  );
}

function Content({ session, ...frame }: Props) {
  const { known, conflict } = useTreatedConflict(session);
  const { id, version, patient, appointmentDate } = known;
  const [miss] = useMissTreatedSessionMutation();
  const name = patient.name || 'N/A';
  return (
    <FormDialog<Values>
      {...frame}
      title="Mark as missed"
      lead={
        <>
          <Subject>
            <strong>{name}</strong>
            <small>{momentText(appointmentDate)}</small>
          </Subject>
          <NoShowPolicy />
        </>
      }
      name="missed"
      keepLabel="Close"
      submitLabel="Mark missed"
      send={async ({ reason }) => {
        await miss({ variables: { id, version, reason: reason.trim() } });
        return `The session of ${name} was marked as missed.`;
      }}
      failureText={(failure) => failureText('Failed to mark the session', failure)}
      conflict={conflict}
      reloads={shownSessions}
    >
      <Form.Item name="reason" label="Reason" extra="Such as: fell ill, no transport." rules={textRules('Reason', 500)}>
        <Input.TextArea rows={3} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
