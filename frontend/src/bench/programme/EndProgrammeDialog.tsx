import { Form, Input } from 'antd';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { ChipChoice } from '#src/ui/forms/ChipChoice';
import { reasonRules } from '#src/ui/forms/form-rules';
import { Subject } from '#src/ui/layout/Subject';
import { BenchDayDocument } from '../gql/generated';
import {
  BenchPatientDocument,
  BenchPatientsDocument,
  useCompleteProgrammeMutation,
  useStopProgrammeMutation,
  type CarePlanFragment,
} from '../patients/gql/generated';

interface Props extends DialogState {
  readonly plan: CarePlanFragment;
}

interface Values {
  readonly end: 'COMPLETED' | 'STOPPED';
  readonly reason: string;
}

const ends = [
  { value: 'COMPLETED', label: 'It has done its work' },
  { value: 'STOPPED', label: 'It stops before that' },
];

/** The shortest reason of a stop, which any plan asks for. */
const LEAST_OF_STOP = 10;

/** Ends a programme: completed, or stopped before its goal, with a reason. */
export function EndProgrammeDialog({ plan, ...frame }: Props) {
  const [complete] = useCompleteProgrammeMutation();
  const [stop] = useStopProgrammeMutation();
  return (
    <FormDialog<Values>
      {...frame}
      title="End the programme"
      lead={
        <Subject>
          <strong>{plan.protocolName}</strong>
          <small>The patient has no exercises here from then on.</small>
        </Subject>
      }
      name="programme-end"
      initialValues={{ end: 'COMPLETED' }}
      submitLabel="End it"
      send={async ({ end, reason }) => {
        const variables = { planId: plan.id, reason: reason.trim() };
        await (end === 'COMPLETED' ? complete({ variables }) : stop({ variables }));
        return end === 'COMPLETED' ? 'The programme is completed.' : 'The programme was stopped.';
      }}
      failureText={(failure) => failureText('The programme was not ended', failure)}
      reloads={[BenchPatientDocument, BenchPatientsDocument, BenchDayDocument]}
    >
      <Form.Item name="end" label="How it ends">
        <ChipChoice label="How it ends" chips={ends} />
      </Form.Item>
      <Form.Item noStyle dependencies={['end']}>
        {({ getFieldValue }) => (
          <Form.Item
            name="reason"
            label="Reason"
            rules={
              getFieldValue('end') === 'STOPPED'
                ? reasonRules('Reason', LEAST_OF_STOP, 500)
                : reasonRules('Reason', 3, 200)
            }
          >
            <Input autoComplete="off" />
          </Form.Item>
        )}
      </Form.Item>
    </FormDialog>
  );
}
