import { Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { optionalTextRules } from '#src/ui/forms/form-rules';
import { useWriteNoteMutation } from '../sheet/gql/generated';
import type { TreatmentNoteFragment } from '../patients/gql/generated';
import { noteLists } from './note-lists';

interface Props extends DialogState {
  readonly patientId: string;
  /** The draft to go on with; a new note if omitted. */
  readonly note?: TreatmentNoteFragment;
}

interface Values {
  readonly subjective?: string;
  readonly assessment?: string;
  readonly plan?: string;
  readonly sign: boolean;
}

const mostCharacters = 4_000;
const texts = [
  ['subjective', 'What the patient says'],
  ['assessment', 'What it means'],
  ['plan', 'What comes next'],
] as const;

/** Writes down a call or a message: what was said, what it means and what comes next, without a session (bench §3). */
export function ContactNoteDialog({ patientId, note, ...frame }: Props) {
  const [write] = useWriteNoteMutation();
  const [attempt, setAttempt] = useState({ content: '', key: '' });
  const send = async ({ sign, ...values }: Values) => {
    const input = {
      patientId,
      kind: 'CONTACT' as const,
      ...Object.fromEntries(texts.map(([name]) => [name, values[name]?.trim() ?? ''])),
      sign,
      ...(note && { noteId: note.id, version: note.version }),
    };
    // The same words are sent with the same key, so that a repeated attempt writes once.
    const content = JSON.stringify(input);
    const { key } = content === attempt.content ? attempt : { key: crypto.randomUUID() };
    setAttempt({ content, key });
    await write({ variables: { input, idempotencyKey: key } });
    return sign ? 'The note was signed.' : 'The note was saved as a draft.';
  };
  return (
    <FormDialog<Values>
      {...frame}
      title="Note of a call"
      name="contact"
      initialValues={{
        subjective: note?.subjective ?? '',
        assessment: note?.assessment ?? '',
        plan: note?.plan ?? '',
        sign: true,
      }}
      submitLabel="Save"
      send={send}
      failureText={(failure) => failureText('The note could not be saved', failure)}
      reloads={noteLists}
    >
      {texts.map(([name, label]) => (
        <Form.Item key={name} name={name} label={label} rules={optionalTextRules(mostCharacters)}>
          <Input.TextArea rows={3} autoComplete="off" />
        </Form.Item>
      ))}
      <Form.Item name="sign" valuePropName="checked" extra="Unsigned, it stays a draft that you can change for a day.">
        <Checkbox>Sign it</Checkbox>
      </Form.Item>
    </FormDialog>
  );
}
