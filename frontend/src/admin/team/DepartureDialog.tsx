import { Form, Input } from 'antd';
import { dayText, startOfDay } from '#src/calendar/clinic-time';
import { useClinicToday } from '#src/calendar/useClinicToday';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { choiceRules } from '#src/ui/forms/form-rules';
import { PhysiotherapistSelect } from '#src/schedule/PhysiotherapistSelect';
import { sessionCount } from '#src/schedule/appointment-texts';
import { appointmentLists } from '#src/schedule/change-dialog';
import { useLeaveTeamMutation, type LeaveTeamMutation, type MemberRowFragment } from './gql/generated';
import { MemberSubject } from './MemberSubject';
import { teamQueries } from './team-labels';

interface Values {
  readonly lastDay: string;
  readonly successorId?: string;
}

interface Props extends DialogState {
  readonly member: MemberRowFragment;
}

/** Maximum number of patients named; the page lists all after the last day. */
const mostNamed = 5;

/** Ends a member's work after a last day. A physiotherapist's later sessions become unassigned. */
export function DepartureDialog({ member, ...frame }: Props) {
  const { id, fullName, physiotherapistId } = member;
  const today = useClinicToday();
  const [leave] = useLeaveTeamMutation();
  const send = async ({ lastDay, successorId }: Values) => {
    const { data } = await leave({ variables: { id, lastDay, successorId: successorId ?? null } });
    const left = `The last day of ${fullName} is ${dayText(startOfDay(lastDay))}.`;
    if (!data) return left;
    return [left, ...(physiotherapistId ? [outcomeText(data.leaveTeam)] : []), ...plansTexts(data.leaveTeam)].join(' ');
  };
  return (
    <FormDialog<Values>
      {...frame}
      title={`${fullName} leaves`}
      lead={<MemberSubject member={member} />}
      name="departure"
      initialValues={{ lastDay: today }}
      submitLabel="Enter last day"
      send={send}
      failureText={(failure) => failureText('Failed to enter the last day', failure)}
      reloads={[...teamQueries, ...appointmentLists]}
    >
      <Form.Item
        name="lastDay"
        label="Last day"
        rules={choiceRules('Enter the last day')}
        extra="From the next day on they cannot sign in. Nothing is cancelled."
      >
        <Input type="date" min={today} />
      </Form.Item>
      {physiotherapistId && (
        <Form.Item
          name="successorId"
          label="Who takes over (optional)"
          extra="Gets the sessions after the last day that fit in. The others keep their time and wait for somebody else."
        >
          <PhysiotherapistSelect day={today} without={physiotherapistId} />
        </Form.Item>
      )}
    </FormDialog>
  );
}

function outcomeText({ handedOver, unassigned }: LeaveTeamMutation['leaveTeam']): string {
  if (handedOver + unassigned === 0) return 'No scheduled session lies after it.';
  const parts = [
    ...(handedOver ? [`${sessionCount(handedOver)} went to the successor`] : []),
    ...(unassigned
      ? [`${sessionCount(unassigned)} ${unassigned === 1 ? 'waits' : 'wait'} for another physiotherapist`]
      : []),
  ];
  return `${parts.join(', ')}.`;
}

/** Lists the plans that need another member, if any. */
function plansTexts({ plans }: LeaveTeamMutation['leaveTeam']): readonly string[] {
  if (plans.length === 0) return [];
  const names = plans.slice(0, mostNamed).map(({ patient: { name, patientId } }) => name || patientId);
  const others = plans.length - names.length;
  const named = [...names, ...(others ? [`${others} more`] : [])].join(', ');
  return [`${plans.length === 1 ? 'A plan needs' : 'Plans need'} somebody else: ${named}.`];
}
