import * as text from '#messages/today';
import { Card } from '#src/ui/layout/Card';
import { Advice } from './Advice';
import type { Severity } from './gql/generated';
import styles from './DangerStop.module.css';

interface Props {
  readonly severity: Severity;
  /** The server has stored the answer. */
  readonly isStored?: boolean;
}

/** Advice for a danger sign reported on this phone, when the day is not loaded; available offline. Who answers it is not known here. */
export function KeptSign({ severity, isStored = false }: Props) {
  return (
    <div className={styles.kept}>
      <Card title={text.stopped} standsOut>
        <Advice isEmergency={severity === 'EMERGENCY'} />
        <p>{isStored ? text.stored({ kind: 'UNKNOWN' }) : text.saidBefore}</p>
      </Card>
    </div>
  );
}
