import { ExclamationCircleOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { dayText, startOfDay } from '#src/calendar/clinic-time';
import { AnsweredSigns } from '#src/danger-signs/AnsweredSigns';
import { failureText } from '#src/failure-text';
import { ReportsPlace } from '#src/phase-reports/ReportsPlace';
import { SampleMark } from '#src/protocols/SampleMark';
import { Card } from '#src/ui/layout/Card';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { SheetLinks } from '#src/exercise-sheet/SheetLinks';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { usePatientPlanQuery, type PatientPlanQuery } from './gql/generated';
import styles from './PatientPlan.module.css';
import { PlanActions } from './PlanActions';
import { protocolText, sessionsText, standingText } from './plan-labels';
import { PlanLedger } from './sessions/PlanLedger';

const CareTeamDialog = dialogOnDemand(async () => (await import('./CareTeamDialog')).CareTeamDialog);
const StartPlanDialog = dialogOnDemand(async () => (await import('./StartPlanDialog')).StartPlanDialog);

/** The plan's patient. */
export interface PlanPatient {
  readonly id: string;
  readonly patientId: string;
  readonly name: string;
}

interface Props {
  readonly patient: PlanPatient;
  /** Whether the record is complete. */
  readonly canStart: boolean;
}

/** A patient's recovery plan, or the action that starts one. */
export function PatientPlan({ patient, canStart }: Props) {
  const query = usePatientPlanQuery({ variables: { patientId: patient.id } });
  const { subject, open, frame } = useDialog();
  const team = useDialog<NonNullable<PatientPlanQuery['recoveryPlan']>>();
  return (
    <Card title="Recovery plan">
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the recovery plan', failure)}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 3 }} />}
      >
        {({ recoveryPlan: plan }) => (
          <>
            {plan ? <Standing plan={plan} /> : <p className={styles.line}>No plan was started.</p>}
            {plan && <AnsweredSigns planId={plan.id} />}
            {plan?.kind === 'PROTOCOL' && <PlanLedger planId={plan.id} patientId={patient.id} />}
            {plan && hasLeftPhase(plan) && <ReportsPlace planId={plan.id} mayShare />}
            {plan?.status === 'ACTIVE' && <SheetLinks planId={plan.id} />}
            {plan?.status === 'ACTIVE' && <PlanActions plan={plan} />}
            {canStart && plan?.status !== 'ACTIVE' && (
              <Button className={styles.start} onClick={() => open(true)}>
                Start a plan
              </Button>
            )}
            {plan?.status === 'ACTIVE' && (
              <Button className={styles.start} onClick={() => team.open(plan)}>
                Change who looks after it
              </Button>
            )}
            <ErrorSlot />
          </>
        )}
      </QueryBoundary>
      {subject && <StartPlanDialog patient={patient} {...frame} />}
      {team.subject && <CareTeamDialog patient={patient} plan={team.subject} {...team.frame} />}
    </Card>
  );
}

/** Whether a phase was left, of which there is a report then. */
const hasLeftPhase = ({ kind, phase, status }: NonNullable<PatientPlanQuery['recoveryPlan']>) =>
  kind === 'PROTOCOL' && (phase > 1 || status === 'COMPLETED');

function Standing({ plan }: { readonly plan: NonNullable<PatientPlanQuery['recoveryPlan']> }) {
  const { kind, isSample, surgeryDate, physiotherapistName, doctorName, referral, openTask } = plan;
  return (
    <>
      <p className={styles.main}>{standingText(plan)}</p>
      {openTask && (
        <StatusWord tone="error" Icon={ExclamationCircleOutlined}>
          A danger sign waits for the {kind === 'PROGRAMME' ? 'physiotherapist' : 'doctor'}
        </StatusWord>
      )}
      {kind === 'PROTOCOL' && <p className={styles.line}>{sessionsText(plan)}</p>}
      <p className={styles.line}>
        {protocolText(plan)}, {kind === 'PROGRAMME' ? 'begun' : 'operated'} on{' '}
        <time dateTime={surgeryDate}>{dayText(startOfDay(surgeryDate))}</time>
      </p>
      <p className={styles.line}>
        {physiotherapistName ?? 'No physiotherapist'}
        {kind === 'PROTOCOL' && `, ${doctorName ?? 'no doctor'}`}
      </p>
      {referral && <p className={styles.line}>Referral: {referral}</p>}
      {isSample && <SampleMark />}
    </>
  );
}
