import { Form, Input } from 'antd';
import { failureText } from '../failure-text';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { reasonRules } from '../ui/forms/form-rules';
import { LibraryExerciseDocument, useReviewExerciseMutation, type ExerciseFieldsFragment } from './gql/generated';

interface Props extends DialogState {
  readonly exercise: ExerciseFieldsFragment;
}

/** Signs the revision off that the reader has in front of them, by name and with a statement. */
export function ReviewExerciseDialog({ exercise, ...frame }: Props) {
  const { key, name, revision } = exercise;
  const [review] = useReviewExerciseMutation();
  return (
    <FormDialog<{ statement: string }>
      {...frame}
      title="I stand for this revision"
      name="reviewExercise"
      lead={
        <p>
          {name.en}, revision {revision}. Your name stands with it where the clinic reads it, and patients no longer see
          it as a sample.
        </p>
      }
      initialValues={{ statement: '' }}
      submitLabel="Sign off"
      send={async ({ statement }) => {
        await review({ variables: { key, revision, statement } });
        return `Revision ${revision} is signed off.`;
      }}
      failureText={(failure) => failureText('The revision was not signed off', failure)}
      reloads={[LibraryExerciseDocument]}
    >
      <Form.Item name="statement" label="Statement" rules={reasonRules('Statement')}>
        <Input.TextArea rows={3} maxLength={500} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
