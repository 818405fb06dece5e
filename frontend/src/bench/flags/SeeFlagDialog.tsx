import { Form, Input } from 'antd';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { reasonRules } from '#src/ui/forms/form-rules';
import { Subject } from '#src/ui/layout/Subject';
import { WorkplaceTools } from '#src/workplace/WorkplaceTools';
import { BenchPatientsDocument } from '../patients/gql/generated';
import { CareFlagsDocument, useSeeCareFlagMutation, type OpenFlagFragment } from './gql/generated';

interface Values {
  readonly note: string;
}

interface Props extends DialogState {
  readonly flag: OpenFlagFragment;
}

/** Says that one has looked at a flag, and what was done about it; the flag is ended by it. */
export function SeeFlagDialog(props: Props) {
  return (
    // The day's page loads without them.
    <WorkplaceTools>
      <Content {...props} />
    </WorkplaceTools>
  );
}

function Content({ flag, ...frame }: Props) {
  const [see] = useSeeCareFlagMutation();
  const name = flag.patient.name || 'N/A';
  return (
    <FormDialog<Values>
      {...frame}
      title="Seen"
      lead={
        <Subject>
          <strong>{name}</strong>
          <small>{flag.sentence}</small>
        </Subject>
      }
      name="see-flag"
      keepLabel="Close"
      submitLabel="Save: seen"
      send={async ({ note }) => {
        await see({ variables: { id: flag.id, note: note.trim() } });
        return `The flag of ${name} was seen.`;
      }}
      failureText={(failure) => failureText('Failed to save that it was seen', failure)}
      reloads={[CareFlagsDocument, BenchPatientsDocument]}
    >
      <Form.Item
        name="note"
        label="What was done"
        extra="For the team; the patient does not see it."
        rules={reasonRules('Note', 3, 500)}
      >
        <Input.TextArea rows={4} autoComplete="off" maxLength={500} />
      </Form.Item>
    </FormDialog>
  );
}
