import { Button } from 'antd';
import { momentText } from '../calendar/clinic-time';
import type { OutboxRowFragment } from '../workplace/gql/generated';
import type { Column } from '../ui/lists/DataTable';
import { PatientLink } from '../patients/PatientLink';
import { kindLabels, languageLabels, recipientText } from './message-labels';
import { SendingStatus } from './SendingStatus';

interface Actions {
  readonly onRetry: (message: OutboxRowFragment) => void;
  /** Whether the message is being retried. */
  readonly isRetrying: (id: string) => boolean;
}

/** Number and text are deleted after 180 days. */
function Recipient({ message: { to, patientNumber } }: { readonly message: OutboxRowFragment }) {
  const number = to === '' ? 'Number erased' : recipientText(to);
  return patientNumber ? <PatientLink number={patientNumber}>{number}</PatientLink> : number;
}

/** Columns of the messages. */
export const messageColumns: readonly Column<OutboxRowFragment, Actions>[] = [
  { title: 'To', kind: 'lead', cell: (message) => <Recipient message={message} /> },
  { title: 'About', kind: 'text', cell: ({ kind }) => kindLabels[kind] },
  {
    title: 'Text',
    kind: 'text',
    cell: ({ text, language }) =>
      text === '' ? (
        <small>Text erased ({languageLabels[language]})</small>
      ) : (
        <span lang={language.toLowerCase()}>{text}</span>
      ),
  },
  {
    title: 'Written',
    kind: 'text',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{momentText(createdAt)}</time>,
  },
  { title: 'Status', kind: 'text', cell: (message) => <SendingStatus message={message} /> },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (message, { onRetry, isRetrying }) =>
      (message.status === 'FAILED' || message.status === 'SKIPPED') &&
      message.to !== '' && (
        <Button
          aria-label={`Try again: ${kindLabels[message.kind]}, ${recipientText(message.to)}`}
          loading={isRetrying(message.id)}
          onClick={() => onRetry(message)}
        >
          Try again
        </Button>
      ),
  },
];
