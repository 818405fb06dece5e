import * as text from '#messages/today';
import { Card } from '../../ui/Card';
import { Advice } from './Advice';
import type { Severity } from './gql/generated';
import styles from './DangerStop.module.css';

interface Props {
  readonly severity: Severity;
  /** The clinic has the answer. */
  readonly isStored?: boolean;
}

/** The advice for a danger sign that was said here, where the day itself is not shown: it waits for no network. */
export function KeptSign({ severity, isStored = false }: Props) {
  return (
    <div className={styles.kept}>
      <Card title={text.stopped} standsOut>
        <Advice isEmergency={severity === 'EMERGENCY'} />
        <p>{isStored ? text.stored : text.saidBefore}</p>
      </Card>
    </div>
  );
}
