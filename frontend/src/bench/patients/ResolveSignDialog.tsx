import { Form, Input } from 'antd';
import {
  AnsweredSignsDocument,
  OpenSignsDocument,
  useResolveSignMutation,
  type WaitingSignFragment,
} from '#src/danger-signs/gql/generated';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { reasonRules } from '#src/ui/forms/form-rules';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { Subject } from '#src/ui/layout/Subject';
import { useConflict } from '#src/ui/forms/useConflict';
import { useFreshQuery } from '#src/ui/hooks/useFreshQuery';
import { CareGateDocument, BenchPatientDocument, BenchPatientsDocument } from './gql/generated';

interface Values {
  readonly note: string;
  /** Empty for the default sentence. */
  readonly advice?: string;
}

interface Props extends DialogState {
  readonly sign: WaitingSignFragment;
}

const factsOf = ({ questions, patientNotes, task }: WaitingSignFragment) => ({
  'Answered with yes': questions.join(' '),
  'What the patient wrote': patientNotes.join(' '),
  'To be answered until': momentText(task.dueAt),
});

/** The answer to a danger sign by a doctor, or by the physiotherapist of a programme; it ends the stop. */
export function ResolveSignDialog({ sign, ...frame }: Props) {
  // Refetch first: a sign that joined meanwhile must be shown before the answer applies to it.
  const read = useFreshQuery();
  const { known = sign, conflict } = useConflict({
    known: sign,
    readAgain: async () =>
      (await read(OpenSignsDocument, {}))?.openSigns.find(({ task: { id } }) => id === sign.task.id),
    factsOf,
  });
  const { task, questions } = known;
  const [resolve] = useResolveSignMutation();
  const name = task.patient.name || 'N/A';
  return (
    <FormDialog<Values>
      {...frame}
      title="Answer the danger sign"
      lead={
        <Subject>
          <strong>{name}</strong>
          {questions.map((question) => (
            <small key={question}>Yes: {question}</small>
          ))}
        </Subject>
      }
      name="resolve"
      keepLabel="Close"
      submitLabel="Answer and end the stop"
      send={async ({ note, advice }) => {
        const variables = { id: task.id, note: note.trim(), advice: advice?.trim() || null, seen: task.signs };
        await resolve({ variables });
        return `The danger sign of ${name} was answered.`;
      }}
      failureText={(failure) => failureText('Failed to answer the sign', failure)}
      conflict={conflict}
      reloads={[
        AnsweredSignsDocument,
        OpenSignsDocument,
        BenchPatientsDocument,
        CareGateDocument,
        BenchPatientDocument,
      ]}
    >
      <Form.Item
        name="note"
        label="What you found, for the team"
        extra="The patient does not see this. The stop ends with it: the patient is asked the danger signs again before any exercise."
        rules={reasonRules('Note')}
      >
        <Input.TextArea rows={4} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="advice"
        label="What the patient is to do now"
        extra="The patient is told by a text message to read it, in the language in which you write. Left empty: to go on with the check and the exercises or, once the plan has ended, that the team has seen the answer."
        rules={[{ min: 10, max: 300, whitespace: true, message: 'From 10 to 300 characters, or none' }]}
      >
        <Input.TextArea rows={3} autoComplete="off" maxLength={300} />
      </Form.Item>
    </FormDialog>
  );
}
