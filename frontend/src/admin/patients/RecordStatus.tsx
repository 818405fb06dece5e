import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import styles from './RecordStatus.module.css';

/** Whether the record is complete: a word with an icon. */
export function RecordStatus({ isComplete }: { readonly isComplete: boolean }) {
  return isComplete ? (
    <span className={`${styles.status} ${styles.isComplete}`}>
      <CheckCircleOutlined aria-hidden="true" /> Complete
    </span>
  ) : (
    <span className={`${styles.status} ${styles.isIncomplete}`}>
      <ExclamationCircleOutlined aria-hidden="true" /> Incomplete
    </span>
  );
}
