import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { failureText } from '../failure-text';
import { useCorrectAppointmentMutation, type AppointmentStatus } from '../gql/generated';
import type { DialogState } from '../ui/dialogs/Dialog';
import { choiceRules, textRules } from '../ui/forms/form-rules';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { RadioChoice } from '../ui/forms/RadioChoice';
import { statusLabels as labels } from './status-labels';
import type { MutationFormProps } from '../ui/forms/MutationForm';

interface Values {
  readonly to: AppointmentStatus;
  readonly reason: string;
}

interface Props extends DialogState, Pick<MutationFormProps<Values>, 'reloads' | 'conflict'> {
  /** The session as shown. */
  readonly session: { readonly id: string; readonly status: AppointmentStatus; readonly version: number };
  /** The patient and time of the session. */
  readonly lead: ReactNode;
}

const choices = (['COMPLETED', 'MISSED', 'CANCELED', 'SCHEDULED'] as const).map((value) => ({
  value,
  label: labels[value],
}));

/** Corrects a session's status, with a reason; the charge is adjusted (schema/appointment.graphql). */
export function CorrectSessionDialog({ session, ...frame }: Props) {
  const [correct] = useCorrectAppointmentMutation();
  const { id, status, version } = session;
  return (
    <FormDialog<Values>
      {...frame}
      title="Correct the status"
      name="correction"
      keepLabel="Close"
      submitLabel="Correct"
      send={async ({ to, reason }) => {
        await correct({ variables: { id, to, reason: reason.trim(), version } });
        return `The session was corrected from ${labels[status].toLowerCase()} to ${labels[to].toLowerCase()}.`;
      }}
      failureText={(failure) => failureText('Failed to correct the session', failure)}
    >
      <Form.Item name="to" label="What came of it" rules={choiceRules('Choose a status')}>
        <RadioChoice label="What came of it" options={choices.filter(({ value }) => value !== status)} />
      </Form.Item>
      <Form.Item
        name="reason"
        label="Reason"
        extra="Such as: entered for the wrong patient. A charge of the session is canceled or made."
        rules={textRules('Reason', 500)}
      >
        <Input.TextArea rows={3} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
