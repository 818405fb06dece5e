import { Form, InputNumber } from 'antd';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { choiceRules } from '#src/ui/forms/form-rules';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { PatientPageDocument } from '../patient-page/gql/generated';
import { PatientPlanDocument, useAddPlanSessionsMutation } from './gql/generated';
import { ReasonField } from './ReasonField';

interface Values {
  readonly count: number;
  readonly reason: string;
}

interface Props extends DialogState {
  readonly planId: string;
}

/** Adds 1 to 50 sessions to the current phase of a plan. */
export function AddSessionsDialog({ planId, ...frame }: Props) {
  const [add] = useAddPlanSessionsMutation();
  return (
    <FormDialog<Values>
      {...frame}
      title="Add sessions"
      name="add-sessions"
      initialValues={{ count: 1 }}
      submitLabel="Add sessions"
      send={async ({ count, reason }) => {
        await add({ variables: { planId, count, reason: reason.trim() } });
        return count === 1 ? 'One session was added to the plan.' : `${count} sessions were added to the plan.`;
      }}
      failureText={(failure) => failureText('Failed to add the sessions', failure)}
      reloads={[PatientPlanDocument, PatientPageDocument]}
    >
      <Form.Item
        name="count"
        label="How many"
        extra="They belong to the present phase."
        rules={choiceRules('The number of sessions is required')}
      >
        <InputNumber min={1} max={50} precision={0} />
      </Form.Item>
      <ReasonField />
    </FormDialog>
  );
}
