import {
  CalendarOutlined,
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  StopOutlined,
} from '@ant-design/icons';
import type { AppointmentStatus } from '../gql/generated';
import { StatusWord } from '../ui/StatusWord';

const statuses = {
  PENDING: { word: 'Pending', tone: 'plain', Icon: ClockCircleOutlined },
  SCHEDULED: { word: 'Scheduled', tone: 'info', Icon: CalendarOutlined },
  COMPLETED: { word: 'Completed', tone: 'success', Icon: CheckCircleOutlined },
  MISSED: { word: 'Missed', tone: 'error', Icon: CloseCircleOutlined },
  CANCELED: { word: 'Canceled', tone: 'quiet', Icon: StopOutlined },
} as const satisfies Record<AppointmentStatus, object>;

/** Where a session stands. */
export function SessionStatus({ status }: { readonly status: AppointmentStatus }) {
  const { word, ...look } = statuses[status];
  return <StatusWord {...look}>{word}</StatusWord>;
}
