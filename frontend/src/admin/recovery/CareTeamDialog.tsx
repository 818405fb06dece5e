import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { untilLoaded } from '#src/ui/feedback/QueryBoundary';
import { Subject } from '#src/ui/layout/Subject';
import { useConflict } from '#src/ui/forms/useConflict';
import { useFreshQuery } from '#src/ui/hooks/useFreshQuery';
import {
  PatientPlanDocument,
  useChangeCareTeamMutation,
  useTeamChoicesQuery,
  type PatientPlanQuery,
} from './gql/generated';
import type { PlanPatient } from './PatientPlan';
import { standingText } from './plan-labels';
import { TeamFields } from './TeamFields';

interface Values {
  readonly physiotherapistId?: string;
  readonly doctorId?: string;
}

type Plan = NonNullable<PatientPlanQuery['recoveryPlan']>;

interface Props extends DialogState {
  readonly patient: PlanPatient;
  readonly plan: Plan;
}

const factsOf = ({ physiotherapistName, doctorName, openTask, ledger, ...plan }: Plan) => ({
  Plan: standingText(plan),
  Physiotherapist: physiotherapistName ?? '',
  Doctor: doctorName ?? '',
  'Danger sign': openTask ? 'waits' : '',
  Sessions: String(ledger.planned),
});

/** Changes the physiotherapist or doctor of a live plan; an empty choice keeps the current one. */
export function CareTeamDialog({ patient, plan, ...frame }: Props) {
  const [change] = useChangeCareTeamMutation();
  const choices = useTeamChoicesQuery();
  const read = useFreshQuery();
  const { known = plan, conflict } = useConflict({
    known: plan,
    readAgain: async () => {
      const now = (await read(PatientPlanDocument, { patientId: patient.id }))?.recoveryPlan;
      return now?.id === plan.id ? now : undefined;
    },
    factsOf,
  });
  const present = { physiotherapist: known.physiotherapistName, doctor: known.doctorName };
  return (
    <FormDialog<Values>
      {...frame}
      title="Change who looks after the plan"
      width={560}
      lead={
        <Subject>
          <strong>{patient.name}</strong> {patient.patientId}
          {known.openTask && (
            <small>
              A danger sign waits: a new {known.kind === 'PROGRAMME' ? 'physiotherapist' : 'doctor'} is told of it at
              once.
            </small>
          )}
        </Subject>
      }
      waiting={untilLoaded(choices, (failure) => failureText('Failed to fetch the team', failure))}
      name="careTeam"
      submitLabel="Change"
      send={async ({ physiotherapistId, doctorId }) => {
        const { id: planId, version } = known;
        await change({ variables: { planId, physiotherapistId, doctorId, version } });
        return 'The care team was changed.';
      }}
      failureText={(failure) => failureText('Failed to change the care team', failure)}
      conflict={conflict}
      reloads={[PatientPlanDocument]}
    >
      {choices.data && <TeamFields {...choices.data} present={present} hasDoctor={known.kind === 'PROTOCOL'} />}
    </FormDialog>
  );
}
