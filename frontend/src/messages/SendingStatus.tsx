import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  MinusCircleOutlined,
  SendOutlined,
} from '@ant-design/icons';
import { momentText } from '../calendar/clinic-time';
import { rupeesText } from '../values/rupees';
import type { AttemptOutcome, OutboxRowFragment } from '../workplace/gql/generated';
import { StatusWord } from '../ui/feedback/StatusWord';
import { statusLabels } from './message-labels';

const looks = {
  QUEUED: { tone: 'warning', Icon: ClockCircleOutlined },
  SENT: { tone: 'info', Icon: SendOutlined },
  DELIVERED: { tone: 'success', Icon: CheckCircleOutlined },
  FAILED: { tone: 'error', Icon: CloseCircleOutlined },
  SKIPPED: { tone: 'quiet', Icon: MinusCircleOutlined },
} as const;

interface Props {
  readonly message: OutboxRowFragment;
}

/** Status of a message, with its time or error, and the tries to send it. */
export function SendingStatus({ message }: Props) {
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
      <Tries message={message} />
    </div>
  );
}

const outcomes: Readonly<Record<AttemptOutcome, string>> = {
  TAKEN: 'taken',
  REFUSED: 'refused',
  NOT_TAKEN: 'not taken',
  UNKNOWN: 'no answer',
};

/** Name of a provider: that of Meta's service says more. */
const nameOf = (provider: string) => (provider === 'meta' ? 'WhatsApp' : provider);

/** Each try to hand a message over, with the provider's answer, and what the message cost. */
function Tries({ message: { deliveryAttempts, provider, parts, costMilliPaise } }: Props) {
  if (deliveryAttempts.length === 0) return null;
  const tries = deliveryAttempts.length === 1 ? '1 try' : `${deliveryAttempts.length} tries`;
  const cost = costMilliPaise === null ? '' : `, ${rupeesText(Math.round(costMilliPaise / 1_000))}`;
  const taken = provider ? `, by ${nameOf(provider)} in ${parts === 1 ? '1 part' : `${parts} parts`}${cost}` : '';
  return (
    <details>
      <summary>
        {tries}
        {taken}
      </summary>
      <ol>
        {deliveryAttempts.map(({ at, provider: asked, outcome, code }) => (
          <li key={at + asked}>
            <time dateTime={at}>{momentText(at)}</time> {nameOf(asked)}: {outcomes[outcome]}
            {code && ` (${code})`}
          </li>
        ))}
      </ol>
    </details>
  );
}

function noteOf({ status, sendAfter, sentAt, deliveredAt, push, error }: OutboxRowFragment): string | null {
  if (status === 'QUEUED') return `not before ${momentText(sendAfter)}${error ? `. ${error}` : ''}`;
  if (status === 'SENT') return sentAt && (push ? `by push, ${momentText(sentAt)}` : momentText(sentAt));
  if (status === 'DELIVERED') return deliveredAt && momentText(deliveredAt);
  return error;
}
