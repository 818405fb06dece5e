import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { Subject } from '#src/ui/layout/Subject';
import { PatientPageDocument, PatientTimelineDocument } from '#src/admin/patient-page/gql/generated';
import { PatientPlanDocument } from '../gql/generated';
import { ReasonField } from '../ReasonField';
import {
  PlanSessionsDocument,
  useCancelPlanSessionMutation,
  useCorrectSessionMutation,
  useReopenPlanSessionMutation,
} from './gql/generated';
import { stateText, type Decision, type PlanSession } from './session-labels';

/** A decision and its session. */
export interface Decided {
  readonly planId: string;
  readonly decision: Decision;
  readonly session: PlanSession;
}

/** Button labels. */
export const decisionLabels: Readonly<Record<Decision, string>> = {
  takeOut: 'Take out',
  reopen: 'Open again',
  correct: 'Correct',
};

const failures: Readonly<Record<Decision, string>> = {
  takeOut: 'Failed to take the session out',
  reopen: 'Failed to open the session again',
  correct: 'Failed to correct the session',
};

/** Queries to refetch after a decision. */
const shown = [PlanSessionsDocument, PatientPlanDocument, PatientPageDocument, PatientTimelineDocument];

/** Takes a session out of a plan, reopens it, or corrects its result; each with a reason. */
export function DecisionDialog({ planId, decision, session, ...frame }: Decided & DialogState) {
  const decide = useDecision({ planId, session });
  return (
    <FormDialog<{ readonly reason: string }>
      {...frame}
      title={`${decisionLabels[decision]} session ${session.number}`}
      lead={
        <Subject>
          <strong>{stateText(session)}</strong> {effectOf(decision, session)}
        </Subject>
      }
      name={`${decision}-session`}
      submitLabel={decisionLabels[decision]}
      send={async ({ reason }) => decide[decision](reason.trim())}
      failureText={(failure) => failureText(failures[decision], failure)}
      reloads={shown}
    >
      <ReasonField />
    </FormDialog>
  );
}

function useDecision({ planId, session: { number, state, appointmentId } }: Omit<Decided, 'decision'>) {
  const [cancel] = useCancelPlanSessionMutation();
  const [reopen] = useReopenPlanSessionMutation();
  const [correct] = useCorrectSessionMutation();
  return {
    takeOut: async (reason: string) => {
      await cancel({ variables: { planId, number, reason } });
      return `Session ${number} was taken out of the plan.`;
    },
    reopen: async (reason: string) => {
      await reopen({ variables: { planId, number, reason } });
      return `Session ${number} is open again.`;
    },
    correct: async (reason: string) => {
      const to = state === 'DONE' ? 'MISSED' : 'COMPLETED';
      await correct({ variables: { appointmentId: appointmentId ?? '', to, reason } });
      return `Session ${number} was corrected: it ${to === 'MISSED' ? 'was missed' : 'took place'}.`;
    },
  };
}

function effectOf(decision: Decision, { state }: PlanSession): string {
  if (decision === 'takeOut') return 'It counts no more, and the plan has one session less.';
  if (decision === 'reopen') return 'It can be booked again.';
  return state === 'DONE' ? 'It will stand as missed, and is not charged.' : 'It will stand as done, with its charge.';
}
