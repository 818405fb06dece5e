import { Radio, type RadioGroupProps } from 'antd';
import type { PhysiotherapistsQuery } from '../../gql/generated';
import { sessionCount } from './appointment-texts';
import styles from './PhysiotherapistChoice.module.css';

type Physiotherapist = PhysiotherapistsQuery['physiotherapists'][number];

interface Props extends Pick<RadioGroupProps, 'id' | 'value' | 'onChange'> {
  readonly physiotherapists: readonly Physiotherapist[];
}

/** One of the physiotherapists, each with the load of the day. Stands inside a Form.Item. */
export function PhysiotherapistChoice({ physiotherapists, ...props }: Props) {
  if (physiotherapists.length === 0) {
    return <p className={styles.empty}>No physiotherapists yet. They appear here once they have been added.</p>;
  }
  return (
    <Radio.Group {...props} aria-label="Physiotherapist" className={styles.list}>
      {physiotherapists.map(({ id, name, specialization, scheduledSessions }) => (
        <Radio key={id} value={id} className={styles.choice} classNames={{ label: styles.label }}>
          <span className={styles.name}>{name}</span>
          <span className={styles.load}>{sessionCount(scheduledSessions)}</span>
          <span className={styles.specialization}>{specialization}</span>
        </Radio>
      ))}
    </Radio.Group>
  );
}
