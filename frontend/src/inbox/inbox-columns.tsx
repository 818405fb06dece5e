import { Button } from 'antd';
import { dayText, timeText } from '../calendar/clinic-time';
import type { MessageRowFragment } from '../workplace/gql/generated';
import type { Column } from '../ui/lists/DataTable';
import { formLabels } from './inbox-labels';
import { MessageStatusWord } from './MessageStatusWord';

interface Actions {
  readonly onOpen: (message: MessageRowFragment) => void;
}

/** Truncates a message for its row. */
const beginningOf = ({ message }: MessageRowFragment) => (message.length > 80 ? `${message.slice(0, 80)}…` : message);

/** Columns of the inbox. */
export const inboxColumns: readonly Column<MessageRowFragment, Actions>[] = [
  { title: 'From', kind: 'lead', cell: ({ name }) => <strong>{name}</strong> },
  { title: 'About', kind: 'text', cell: (message) => message.subject ?? beginningOf(message) },
  { title: 'Written on', kind: 'line', cell: ({ form }) => formLabels[form] },
  {
    title: 'Received',
    kind: 'line',
    cell: ({ receivedAt }) => (
      <time dateTime={receivedAt}>
        {dayText(receivedAt)} <small>{timeText(receivedAt)}</small>
      </time>
    ),
  },
  { title: 'Status', kind: 'line', cell: ({ status }) => <MessageStatusWord status={status} /> },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (message, { onOpen }) => (
      <Button aria-label={`Open the message from ${message.name}`} onClick={() => onOpen(message)}>
        Open
      </Button>
    ),
  },
];
