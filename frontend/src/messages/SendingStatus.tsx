import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  MinusCircleOutlined,
  SendOutlined,
} from '@ant-design/icons';
import { momentText } from '../calendar/clinic-time';
import type { OutboxRowFragment } from '../workplace/gql/generated';
import { StatusWord } from '../ui/feedback/StatusWord';
import { statusLabels } from './message-labels';

const looks = {
  QUEUED: { tone: 'warning', Icon: ClockCircleOutlined },
  SENT: { tone: 'info', Icon: SendOutlined },
  DELIVERED: { tone: 'success', Icon: CheckCircleOutlined },
  FAILED: { tone: 'error', Icon: CloseCircleOutlined },
  SKIPPED: { tone: 'quiet', Icon: MinusCircleOutlined },
} as const;

/** Status of a message, with its time or error. */
export function SendingStatus({ message }: { readonly message: OutboxRowFragment }) {
  const { status } = message;
  const note = noteOf(message);
  return (
    <div>
      <StatusWord {...looks[status]}>{statusLabels[status]}</StatusWord>
      {note && (
        <>
          {' '}
          <small>{note}</small>
        </>
      )}
    </div>
  );
}

function noteOf({ status, sendAfter, sentAt, deliveredAt, push, error }: OutboxRowFragment): string | null {
  if (status === 'QUEUED') return `not before ${momentText(sendAfter)}${error ? `. ${error}` : ''}`;
  if (status === 'SENT') return sentAt && (push ? `by push, ${momentText(sentAt)}` : momentText(sentAt));
  if (status === 'DELIVERED') return deliveredAt && momentText(deliveredAt);
  return error;
}
