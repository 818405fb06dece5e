import { Form, Input } from 'antd';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { reasonRules } from '#src/ui/forms/form-rules';
import {
  BenchPatientDocument,
  useMarkNoteInErrorMutation,
  type TreatmentNoteFragment,
} from '../patients/gql/generated';
import { noteLists } from './note-lists';
import { NoteSubject } from './NoteSubject';

interface Props extends DialogState {
  readonly note: TreatmentNoteFragment;
}

/** Marks one's own note as written by mistake, such as of another patient; nothing is deleted. */
export function NoteErrorDialog({ note, ...frame }: Props) {
  const [mark] = useMarkNoteInErrorMutation();
  return (
    <FormDialog<{ readonly reason: string }>
      {...frame}
      title="Written by mistake"
      lead={
        <>
          <NoteSubject note={note} />
          <p>The note stays, crossed out, and counts no more. Its values are retracted. This cannot be undone.</p>
        </>
      }
      name="note-error"
      submitLabel="Cross it out"
      isDanger
      send={async ({ reason }) => {
        await mark({ variables: { id: note.id, reason: reason.trim() } });
        return 'The note was crossed out.';
      }}
      failureText={(failure) => failureText('The note was not crossed out', failure)}
      reloads={[...noteLists, BenchPatientDocument]}
    >
      <Form.Item
        name="reason"
        label="Reason"
        extra="10 to 300 characters, such as: written into the record of another patient."
        rules={reasonRules('Reason', 10, 300)}
      >
        <Input.TextArea rows={3} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
