import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { PatientPageDocument } from '../patient-page/gql/generated';
import { PatientPlanDocument, useStopPlanMutation } from './gql/generated';
import { ReasonField } from './ReasonField';

interface Props extends DialogState {
  readonly planId: string;
}

/** Ends a plan: cancels booked sessions, and removes remaining ones. */
export function StopPlanDialog({ planId, ...frame }: Props) {
  const [stop] = useStopPlanMutation();
  return (
    <FormDialog<{ readonly reason: string }>
      {...frame}
      title="Stop the plan"
      lead="The sessions that are booked are called off, and all that is ahead is taken out. What was done stays."
      name="stop-plan"
      keepLabel="Keep the plan"
      submitLabel="Stop the plan"
      send={async ({ reason }) => {
        await stop({ variables: { planId, reason: reason.trim() } });
        return 'The plan was stopped.';
      }}
      failureText={(failure) => failureText('Failed to stop the plan', failure)}
      reloads={[PatientPlanDocument, PatientPageDocument]}
    >
      <ReasonField />
    </FormDialog>
  );
}
