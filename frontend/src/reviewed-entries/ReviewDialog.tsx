import type { DocumentNode } from '@apollo/client';
import { Form, Input } from 'antd';
import { failureText } from '../failure-text';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { reasonRules } from '../ui/forms/form-rules';

interface Props extends DialogState {
  /** Name of the entry. */
  readonly name: string;
  readonly revision: number;
  readonly review: (statement: string) => Promise<unknown>;
  readonly reloads: readonly DocumentNode[];
}

/** Signs the revision off that the reader has in front of them, by name and with a statement. */
export function ReviewDialog({ name, revision, review, reloads, ...frame }: Props) {
  return (
    <FormDialog<{ statement: string }>
      {...frame}
      title="I stand for this revision"
      name="reviewRevision"
      lead={
        <p>
          {name}, revision {revision}. Your name stands with it where the clinic reads it, and patients no longer see it
          as a sample.
        </p>
      }
      initialValues={{ statement: '' }}
      submitLabel="Sign off"
      send={async ({ statement }) => {
        await review(statement);
        return `Revision ${revision} is signed off.`;
      }}
      failureText={(failure) => failureText('The revision was not signed off', failure)}
      reloads={reloads}
    >
      <Form.Item name="statement" label="Statement" rules={reasonRules('Statement')}>
        <Input.TextArea rows={3} maxLength={500} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
