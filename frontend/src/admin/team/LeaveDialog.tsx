import { Form, Input } from 'antd';
import { sessionCount } from '#src/schedule/appointment-texts';
import { appointmentLists } from '#src/schedule/change-dialog';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { FormGrid, Wide } from '#src/ui/forms/FormGrid';
import { RadioChoice } from '#src/ui/forms/RadioChoice';
import { choiceRules, optionalTextRules } from '#src/ui/forms/form-rules';
import {
  type AddLeaveMutation,
  PhysiotherapistTimesDocument,
  useAddLeaveMutation,
  type AffectedSessions,
  type MemberRowFragment,
} from './gql/generated';
import { teamQueries } from './team-labels';

interface Values {
  readonly from: string;
  readonly until: string;
  readonly note?: string;
  readonly affected: AffectedSessions;
}

interface Props extends DialogState {
  /** A physiotherapist. */
  readonly member: MemberRowFragment;
}

const choices = [
  { value: 'UNASSIGN', label: 'Wait for another physiotherapist' },
  { value: 'KEEP', label: 'Stay, marked as outside hours' },
];

/** Enters leave of a physiotherapist, and what becomes of the sessions in it. */
export function LeaveDialog({ member, ...frame }: Props) {
  const { fullName, physiotherapistId } = member;
  const [add] = useAddLeaveMutation();
  const send = async (values: Values) => {
    const { data } = await add({ variables: { input: { ...values, physiotherapistId: physiotherapistId ?? '' } } });
    return `The leave of ${fullName} was entered. ${effectText(data?.addLeave.affected ?? [], values.affected)}`;
  };
  return (
    <FormDialog<Values>
      {...frame}
      title={`Leave of ${fullName}`}
      width={560}
      name="leave"
      initialValues={{ affected: 'UNASSIGN' }}
      submitLabel="Add leave"
      send={send}
      failureText={(failure) => failureText('Failed to enter the leave', failure)}
      reloads={[PhysiotherapistTimesDocument, ...teamQueries, ...appointmentLists]}
    >
      <FormGrid>
        <Form.Item name="from" label="Away from" rules={choiceRules('Enter when it begins')}>
          <Input type="datetime-local" />
        </Form.Item>
        <Form.Item name="until" label="Until" rules={choiceRules('Enter when it ends')}>
          <Input type="datetime-local" />
        </Form.Item>
        <Wide>
          <Form.Item name="affected" label="Sessions in it">
            <RadioChoice label="Sessions in it" options={choices} />
          </Form.Item>
          <Form.Item name="note" label="Note (optional)" extra="Only admins read it." rules={optionalTextRules(200)}>
            <Input autoComplete="off" />
          </Form.Item>
        </Wide>
      </FormGrid>
    </FormDialog>
  );
}

/** Describes the effect on sessions; only scheduled ones need another physiotherapist. */
function effectText(sessions: AddLeaveMutation['addLeave']['affected'], affected: AffectedSessions): string {
  const scheduled = sessions.filter(({ status }) => status === 'SCHEDULED').length;
  const pending = sessions.length - scheduled;
  if (sessions.length === 0) return 'No session lies in it.';
  if (affected === 'KEEP')
    return `${sessionCount(sessions.length)} in it ${sessions.length === 1 ? 'stays' : 'stay'}, marked as outside hours.`;
  const parts = [
    ...(scheduled
      ? [`${sessionCount(scheduled)} in it ${scheduled === 1 ? 'waits' : 'wait'} for another physiotherapist.`]
      : []),
    ...(pending === 1 ? ['1 pending session in it has nobody to treat now.'] : []),
    ...(pending > 1 ? [`${pending} pending sessions in it have nobody to treat now.`] : []),
  ];
  return parts.join(' ');
}
