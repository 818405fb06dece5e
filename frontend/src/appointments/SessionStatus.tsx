import {
  CalendarOutlined,
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  StopOutlined,
} from '@ant-design/icons';
import type { AppointmentStatus } from '../gql/generated';
import styles from './SessionStatus.module.css';

const statuses = {
  PENDING: { word: 'Pending', className: styles.pending, Icon: ClockCircleOutlined },
  SCHEDULED: { word: 'Scheduled', className: styles.scheduled, Icon: CalendarOutlined },
  COMPLETED: { word: 'Completed', className: styles.completed, Icon: CheckCircleOutlined },
  MISSED: { word: 'Missed', className: styles.missed, Icon: CloseCircleOutlined },
  CANCELED: { word: 'Canceled', className: styles.canceled, Icon: StopOutlined },
} as const satisfies Record<AppointmentStatus, object>;

/** Where a session stands: a word with an icon. */
export function SessionStatus({ status }: { readonly status: AppointmentStatus }) {
  const { word, className, Icon } = statuses[status];
  return (
    <span className={`${styles.status} ${className}`}>
      <Icon aria-hidden="true" /> {word}
    </span>
  );
}
