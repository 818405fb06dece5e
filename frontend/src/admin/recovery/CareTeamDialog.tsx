import { failureText } from '../../failure-text';
import type { DialogState } from '../../ui/Dialog';
import { FormDialog } from '../../ui/FormDialog';
import { untilLoaded } from '../../ui/QueryBoundary';
import { Subject } from '../../ui/Subject';
import {
  PatientPlanDocument,
  useChangeCareTeamMutation,
  useTeamChoicesQuery,
  type PatientPlanQuery,
} from './gql/generated';
import type { PlanPatient } from './PatientPlan';
import { TeamFields } from './TeamFields';

interface Values {
  readonly physiotherapistId?: string;
  readonly doctorId?: string;
}

interface Props extends DialogState {
  readonly patient: PlanPatient;
  readonly plan: NonNullable<PatientPlanQuery['recoveryPlan']>;
}

/** Gives a live plan another physiotherapist or doctor; whoever is not chosen anew stays (recovery §1). */
export function CareTeamDialog({ patient, plan, ...frame }: Props) {
  const [change] = useChangeCareTeamMutation();
  const choices = useTeamChoicesQuery();
  const present = { physiotherapist: plan.physiotherapistName, doctor: plan.doctorName };
  return (
    <FormDialog<Values>
      {...frame}
      title="Change who looks after the plan"
      width={560}
      lead={
        <Subject>
          <strong>{patient.name}</strong> {patient.patientId}
          {plan.openTask && <small>A danger sign waits: a new doctor is told of it at once.</small>}
        </Subject>
      }
      waiting={untilLoaded(choices, (failure) => failureText('Failed to fetch the team', failure))}
      name="careTeam"
      submitLabel="Change"
      send={async ({ physiotherapistId, doctorId }) => {
        const { id: planId, version } = plan;
        await change({ variables: { planId, physiotherapistId, doctorId, version } });
        return 'The care team was changed.';
      }}
      failureText={(failure) => failureText('Failed to change the care team', failure)}
      reloads={[PatientPlanDocument]}
    >
      {choices.data && <TeamFields {...choices.data} present={present} />}
    </FormDialog>
  );
}
