import { Form, Input } from 'antd';
import { useState } from 'react';
import { onceFailureText } from '#src/payments/once-failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { reasonRules } from '#src/ui/forms/form-rules';
import { useAddNoteAddendumMutation, type TreatmentNoteFragment } from '../patients/gql/generated';
import { noteLists } from './note-lists';
import { NoteSubject } from './NoteSubject';

interface Props extends DialogState {
  readonly note: TreatmentNoteFragment;
}

/** Adds words to a note that cannot change any more. Repeated submits add them once. */
export function AddWordsDialog({ note, ...frame }: Props) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [add] = useAddNoteAddendumMutation();
  return (
    <FormDialog<{ readonly text: string }>
      {...frame}
      title="Add words"
      lead={<NoteSubject note={note} />}
      name="addendum"
      submitLabel="Add"
      send={async ({ text }) => {
        await add({ variables: { noteId: note.id, text: text.trim(), idempotencyKey } });
        return 'The words were added.';
      }}
      failureText={(failure) => onceFailureText('The words were not added', 'added', failure, 'the note')}
      reloads={noteLists}
    >
      <Form.Item
        name="text"
        label="Words"
        extra="The note itself stays as it is. Your name and the time stand beside the words."
        rules={reasonRules('Words', 3, 4000)}
      >
        <Input.TextArea rows={5} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
