import { Form, Input } from 'antd';
import type { DocumentNode } from 'graphql';
import { failureText } from '../failure-text';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { reasonRules } from '../ui/forms/form-rules';
import { Subject } from '../ui/layout/Subject';
import { addedText } from './file-texts';
import { useRemoveFileMutation, type PatientFileFragment } from './gql/generated';

interface Props extends DialogState {
  readonly file: PatientFileFragment;
  readonly onUndo: (file: PatientFileFragment) => void;
  /** Queries that show the file. */
  readonly reloads: readonly DocumentNode[];
}

/** Removes a file, with a reason. It can be brought back for 30 days. */
export function RemoveFileDialog({ file, onUndo, reloads, ...frame }: Props) {
  const [remove] = useRemoveFileMutation();
  return (
    <FormDialog<{ readonly reason: string }>
      {...frame}
      title="Remove the file"
      lead={
        <Subject>
          <strong>{file.title}</strong>
          <small>{addedText(file)}</small>
        </Subject>
      }
      name="file-remove"
      submitLabel="Remove it"
      isDanger
      send={async ({ reason }) => {
        await remove({ variables: { id: file.id, reason: reason.trim() } });
        return { text: 'The file was removed.', action: { label: 'Undo', run: () => onUndo(file) } };
      }}
      failureText={(failure) => failureText('The file was not removed', failure)}
      reloads={reloads}
    >
      <Form.Item
        name="reason"
        label="Reason"
        extra="Such as: of another patient. The file can be brought back for 30 days; then it is gone."
        rules={reasonRules('Reason', 3, 200)}
      >
        <Input autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
