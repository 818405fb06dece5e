import {
  CalendarOutlined,
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  StopOutlined,
} from '@ant-design/icons';
import * as text from '#messages/sessions';
import type { AppointmentStatus } from '../gql/generated';
import { StatusWord } from '../ui/feedback/StatusWord';

const statuses = {
  PENDING: { word: text.pending, tone: 'plain', Icon: ClockCircleOutlined },
  SCHEDULED: { word: text.scheduled, tone: 'info', Icon: CalendarOutlined },
  COMPLETED: { word: text.completed, tone: 'success', Icon: CheckCircleOutlined },
  MISSED: { word: text.missed, tone: 'error', Icon: CloseCircleOutlined },
  CANCELED: { word: text.canceled, tone: 'quiet', Icon: StopOutlined },
} as const satisfies Record<AppointmentStatus, object>;

/** Status of a session. */
export function SessionStatus({ status }: { readonly status: AppointmentStatus }) {
  const { word, ...look } = statuses[status];
  return <StatusWord {...look}>{word}</StatusWord>;
}
