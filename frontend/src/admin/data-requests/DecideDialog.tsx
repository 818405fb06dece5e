import { Form, Input, Radio } from 'antd';
import { dayText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { Subject } from '#src/ui/layout/Subject';
import { kindLabels } from './data-request-columns';
import {
  ErasureRequestsDocument,
  useDecideErasureMutation,
  type ErasureDecision,
  type ErasureRequestRowFragment,
} from './gql/generated';

interface Values {
  readonly decision: ErasureDecision;
  readonly answer?: string;
}

interface Props extends DialogState {
  readonly row: ErasureRequestRowFragment;
}

const effects = {
  CORRECTION: 'Correct the record first, then say here what was corrected.',
  ERASURE:
    'If it is accepted, picture, e-mail address, pushes, consents, access of the family and sent messages are erased at once. The record is erased by itself once the law no longer keeps it. This cannot be undone.',
};

/** Answers a request about data. The patient is told, and reads the answer. */
export function DecideDialog({ row: { request, patientName, wouldEraseOn, version }, ...frame }: Props) {
  const [decide] = useDecideErasureMutation();
  const { id, kind, words } = request;
  return (
    <FormDialog<Values>
      {...frame}
      title={`Answer the ${kindLabels[kind].toLowerCase()}`}
      lead={
        <>
          <Subject>
            <strong>{patientName || 'No name'}</strong>, {kindLabels[kind]}
            {words && (
              <>
                <br />
                {words}
              </>
            )}
          </Subject>
          <p>{effects[kind]}</p>
          {wouldEraseOn && (
            <p>
              If it is accepted today, the record is erased on <strong>{dayText(wouldEraseOn)}</strong>.
            </p>
          )}
        </>
      }
      name="decide"
      submitLabel="Answer"
      isDanger={kind === 'ERASURE'}
      send={async ({ decision, answer = '' }) => {
        await decide({ variables: { input: { id, decision, answer: answer.trim() || null, version } } });
        return decision === 'ACCEPT' ? 'The request was accepted.' : 'The request was refused.';
      }}
      failureText={(failure) => failureText('Failed to answer the request', failure)}
      reloads={[ErasureRequestsDocument]}
    >
      <Form.Item name="decision" label="Decision" rules={[{ required: true, message: 'Choose a decision' }]}>
        <Radio.Group
          options={[
            { label: 'Accept', value: 'ACCEPT' },
            { label: 'Refuse', value: 'REFUSE' },
          ]}
        />
      </Form.Item>
      <Form.Item
        name="answer"
        label="Answer"
        extra="The patient reads it. Required to refuse, and to say what was corrected."
        dependencies={['decision']}
        rules={[
          ({ getFieldValue }) => ({
            required: kind === 'CORRECTION' || getFieldValue('decision') === 'REFUSE',
            whitespace: true,
            message: 'Answer is required',
          }),
        ]}
      >
        <Input.TextArea rows={3} maxLength={1_000} />
      </Form.Item>
    </FormDialog>
  );
}
