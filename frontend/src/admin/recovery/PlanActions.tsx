import { Button } from 'antd';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import styles from './PatientPlan.module.css';

const dialogs = {
  add: dialogOnDemand(async () => (await import('./AddSessionsDialog')).AddSessionsDialog),
  stop: dialogOnDemand(async () => (await import('./StopPlanDialog')).StopPlanDialog),
};

interface Props {
  readonly planId: string;
}

/** An admin's actions on a running plan. */
export function PlanActions({ planId }: Props) {
  const { subject, open, frame } = useDialog<keyof typeof dialogs>();
  const Dialog = subject && dialogs[subject];
  return (
    <div className={styles.actions}>
      <Button onClick={() => open('add')}>Add sessions</Button>
      <Button danger onClick={() => open('stop')}>
        Stop the plan
      </Button>
      {Dialog && <Dialog key={subject} planId={planId} {...frame} />}
    </div>
  );
}
