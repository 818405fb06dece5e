import { Tag } from 'antd';
import styles from './ActivityTag.module.css';
import type { PatientFilters } from './patient-filters';

const tags = {
  active: { name: 'Active', text: 'Active: signed in within the last 30 days' },
  inactive: { name: 'Inactive', text: 'Inactive: not signed in within the last 30 days' },
} as const;

interface Props {
  readonly activity: PatientFilters['activity'];
  readonly onRemove: () => void;
}

/** The active activity filter, with a Remove button. It has no input, because only the dashboard's links set it. */
export function ActivityTag({ activity, onRemove }: Props) {
  if (!activity) return null;
  const { name, text } = tags[activity];
  return (
    <Tag
      key={activity}
      className={styles.tag}
      classNames={{ close: styles.close }}
      closable={{ 'aria-label': `Remove the filter ${name}` }}
      onClose={onRemove}
    >
      {text}
    </Tag>
  );
}
