import { Button } from 'antd';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import styles from '../PatientPlan.module.css';

const SessionsDialog = dialogOnDemand(async () => (await import('./SessionsDialog')).SessionsDialog);
const EventsDialog = dialogOnDemand(async () => (await import('./EventsDialog')).EventsDialog);

interface Props {
  readonly planId: string;
  readonly patientId: string;
}

/** Buttons that open a plan's sessions and events, loaded on demand. */
export function PlanLedger({ planId, patientId }: Props) {
  const sessions = useDialog();
  const events = useDialog();
  return (
    <div className={styles.actions}>
      <Button onClick={() => sessions.open(true)}>Sessions</Button>
      <Button onClick={() => events.open(true)}>What happened</Button>
      {sessions.subject && <SessionsDialog patientId={patientId} {...sessions.frame} />}
      {events.subject && <EventsDialog planId={planId} {...events.frame} />}
    </div>
  );
}
