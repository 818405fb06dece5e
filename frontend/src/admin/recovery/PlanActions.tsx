import { Button } from 'antd';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import type { PatientPlanQuery } from './gql/generated';
import styles from './PatientPlan.module.css';

const dialogs = {
  add: dialogOnDemand(async () => (await import('./AddSessionsDialog')).AddSessionsDialog),
  stop: dialogOnDemand(async () => (await import('./StopPlanDialog')).StopPlanDialog),
};

interface Props {
  readonly plan: Pick<NonNullable<PatientPlanQuery['recoveryPlan']>, 'id' | 'kind'>;
}

/** An admin's actions on a running plan. */
export function PlanActions({ plan: { id: planId, kind } }: Props) {
  const { subject, open, frame } = useDialog<keyof typeof dialogs>();
  const Dialog = subject && dialogs[subject];
  return (
    <div className={styles.actions}>
      {kind === 'PROTOCOL' && <Button onClick={() => open('add')}>Add sessions</Button>}
      <Button danger onClick={() => open('stop')}>
        Stop the plan
      </Button>
      {Dialog && <Dialog key={subject} planId={planId} {...frame} />}
    </div>
  );
}
