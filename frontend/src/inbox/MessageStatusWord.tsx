import { CheckCircleOutlined, EyeOutlined, MailOutlined, StopOutlined } from '@ant-design/icons';
import type { ContactStatus } from '../workplace/gql/generated';
import { StatusWord } from '../ui/feedback/StatusWord';
import { statusLabels } from './inbox-labels';

const looks = {
  NEW: { tone: 'warning', Icon: MailOutlined },
  READ: { tone: 'info', Icon: EyeOutlined },
  DONE: { tone: 'success', Icon: CheckCircleOutlined },
  SPAM: { tone: 'quiet', Icon: StopOutlined },
} as const;

/** Status of a message. */
export function MessageStatusWord({ status }: { readonly status: ContactStatus }) {
  return <StatusWord {...looks[status]}>{statusLabels[status]}</StatusWord>;
}
